// The admin page's script. It writes nothing but text into the page, and keeps the token in memory.
const at = id => document.getElementById(id);

let token = '';

/** Asks the operator's interface; what it answers, or undefined after having said why not. */
async function ask(method, path, body) {
  const headers = { authorization: `Bearer ${token}` };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  try {
    const answer = await fetch(`/api/admin/${path}`, { method, headers, ...init });
    if (answer.status === 204) return {};
    const told = await answer.json();
    if (answer.ok) return told;
    say(told.sentence);
  } catch {
    say('The server does not answer. Try again.');
  }
  return undefined;
}

function say(text) {
  at('told').textContent = text;
}

function element(name, text, ...children) {
  const made = document.createElement(name);
  if (text !== '') made.textContent = text;
  made.append(...children);
  return made;
}

function button(text, act) {
  const made = element('button', text);
  made.type = 'button';
  made.addEventListener('click', act);
  return made;
}

const when = ms => (ms === null ? 'for good' : new Date(ms).toLocaleString());
const person = ({ name, player }) => `${name ?? 'forgotten'} (${player})`;

/** Shows rows under their headings; a cell is a text, or a list of elements. */
function show(id, caption, headings, rows) {
  if (rows.length === 0) return at(id).replaceChildren(element('p', 'There are none.'));
  const cell = (what, i) => {
    const made = Array.isArray(what) ? element('td', '', ...what) : element(i === 0 ? 'th' : 'td', String(what ?? ''));
    if (i === 0) made.scope = 'row';
    return made;
  };
  const heads = headings.map(text => {
    const made = element('th', text);
    made.scope = 'col';
    return made;
  });
  const body = rows.map(row => element('tr', '', ...row.map(cell)));
  const scrolled = at(id); // by the keyboard, too
  Object.assign(scrolled, { tabIndex: 0, role: 'group' });
  scrolled.setAttribute('aria-labelledby', `h-${id}`);
  const head = element('thead', '', element('tr', '', ...heads));
  scrolled.replaceChildren(element('table', '', element('caption', caption), head, element('tbody', '', ...body)));
}

const reportRow = report => {
  const { about, by, first, id, kind, last, lines, match, state, table, text } = report;
  const range = match === null ? 'no match' : `${match}, events ${first} to ${last}`;
  const said = lines.map(line => element('p', `${line.name ?? 'forgotten'}: ${line.text}`));
  const whom = about === null ? 'a seal' : (about.name ?? about.player);
  const acts = about === null ? [] : [button(`Ban ${whom}`, () => fillBan(about.player, text || kind))];
  if (state === 'open') acts.unshift(...settling(id, whom));
  acts.push(button(`Delete the report about ${whom}`, () => act('DELETE', `reports/${id}`)));
  return [
    when(report.at),
    state,
    about === null ? whom : person(about),
    person(by),
    text === '' ? kind : `${kind}: ${text}`,
    `${table}: ${range}`,
    said,
    acts,
  ];
};

const banRow = ({ kind, who, name, reason, until, at: began }) => [
  kind === 'player' ? person({ name, player: who }) : who,
  reason,
  when(began),
  when(until),
  [button(`Let ${name ?? who} in again`, () => act('DELETE', `bans/${kind}/${encodeURIComponent(who)}`))],
];

const tableRow = table => [
  table.id,
  table.game,
  table.stands ? `${table.state}, stands still` : table.state,
  `${table.people} people, ${table.bots} bots, ${table.open} open`,
  table.watchers,
  table.door,
  when(table.at),
];

/** Shows everything as it is now; whether the server let us. */
async function look() {
  const lists = {};
  for (const name of ['tables', 'reports', 'bans', 'limits', 'audit']) {
    const told = await ask('GET', name);
    if (told === undefined) return false;
    lists[name] = told[name];
  }
  const { tables, reports, bans, limits, audit } = lists;
  const reportHeads = ['When', 'State', 'About', 'By', 'What they say', 'Where', 'Said at the table', 'Acts'];
  show('reports', 'What players say about others, open ones first', reportHeads, reports.map(reportRow));
  show('bans', 'Who may not come in', ['Who', 'Why', 'Since', 'Until', 'Acts'], bans.map(banRow));
  const tableHeads = ['Table', 'Game', 'State', 'Seats', 'Watchers', 'Open to', 'Changed'];
  show('tables', 'Tables in memory', tableHeads, tables.map(tableRow));
  const lines = audit.map(line => [when(line.at), line.what, line.subject, line.note]);
  show('audit', 'What was done here, newest first', ['When', 'What', 'To whom or what', 'Note'], lines);
  const values = limits.map(({ variable, is, usual, says }) => [variable, is, usual, says]);
  show('limits', 'Limits of this server', ['Variable', 'Is', 'Usually', 'What it is'], values);
  return true;
}

async function act(method, path, body) {
  if ((await ask(method, path, body)) === undefined) return false;
  if (await look()) say('Done.');
  return true;
}

/** A field for a note, and the button that settles with it. */
function settling(id, name) {
  const note = element('input', '');
  note.maxLength = 300;
  note.ariaLabel = `Note for the audit on the report about ${name}`;
  note.placeholder = 'Note';
  return [note, button('Settle', () => act('POST', `reports/${id}/settled`, { note: note.value }))];
}

function fillBan(player, reason) {
  at('kind').value = 'player';
  at('who').value = player;
  at('reason').value = reason.slice(0, 300);
  at('hours').focus();
}

function shut() {
  token = '';
  at('admin').hidden = true;
  at('door').hidden = false;
  for (const id of ['tables', 'reports', 'bans', 'limits', 'audit']) at(id).replaceChildren();
  at('token').focus();
}

at('door').addEventListener('submit', async event => {
  event.preventDefault();
  token = at('token').value.trim();
  at('token').value = '';
  say('');
  if (!(await look())) return shut();
  at('door').hidden = true;
  at('admin').hidden = false;
  at('h-reports').focus();
});
at('ban').addEventListener('submit', async event => {
  event.preventDefault();
  const hours = at('hours').value === '' ? null : Number(at('hours').value);
  const ban = { kind: at('kind').value, who: at('who').value.trim(), reason: at('reason').value, hours };
  if (await act('POST', 'bans', ban)) event.target.reset();
});
at('anew').addEventListener('click', async () => {
  if (await look()) say('This is how it is now.');
});
at('shut').addEventListener('click', () => {
  say('');
  shut();
});
