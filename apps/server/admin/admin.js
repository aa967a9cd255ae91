// The admin page's script. It writes nothing but text into the page, and keeps the token in memory.
const at = id => document.getElementById(id);

let token = '';

/** Sends a request of the operator. Returns its answer, or shows why there is none and returns undefined. */
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

/** Shows rows under their headings. A cell is a text or a list of elements. */
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
  const acts =
    about === null ? [] : [button(`Ban ${whom}`, () => fillBan(about.player, text || kind)), renaming(about)];
  if (state === 'open') acts.unshift(...settling(id, whom));
  acts.push(atTable({ id: table, title: 'the table' }));
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
  `${table.title} (${table.id})`,
  [atTable(table), ...table.seated.map(renaming)],
  table.stands ? `${table.state}, stands still` : table.state,
  `People: ${table.people}, programs: ${table.programs}, bots of the server: ${table.bots}, open: ${table.open}`,
  table.watchers,
  table.door,
  table.muted ? 'muted' : table.chat ? 'allowed' : 'none',
  when(table.at),
];

const limitRow = ({ variable, is, usual, differs, says }) => [
  variable,
  differs ? [element('strong', `${is} (changed)`)] : is,
  usual,
  says,
];

const auditRow = ({ at: done, what, subject, note }) => [when(done), what, subject, note];

const REPORT_HEADS = ['When', 'State', 'About', 'By', 'What they say', 'Where', 'Said at the table', 'Acts'];
const TABLE_HEADS = ['Table', 'Acts', 'State', 'Seats', 'Watchers', 'Open to', 'Chat', 'Changed'];

/** The lists of the page: the name, the caption, the headings, and how a row is shown. */
const LISTS = [
  ['reports', 'What players say about others, open ones first', REPORT_HEADS, reportRow],
  ['bans', 'Who may not come in', ['Who', 'Why', 'Since', 'Until', 'Acts'], banRow],
  ['tables', 'Tables in memory', TABLE_HEADS, tableRow],
  ['audit', 'What was done here, newest first', ['When', 'What', 'To whom or what', 'Note'], auditRow],
  ['limits', 'Limits of this server, changed ones first', ['Variable', 'Is', 'Default', 'What it is'], limitRow],
];

/** Shows all lists anew. Returns false if the server has refused one of them. */
async function look() {
  const answers = [];
  for (const [name] of LISTS) {
    const told = await ask('GET', name);
    if (told === undefined) return false;
    answers.push(told[name]);
  }
  for (const [i, [name, caption, heads, row]] of LISTS.entries()) show(name, caption, heads, answers[i].map(row));
  return true;
}

/** Performs an action and shows all lists anew. Returns false if the server has refused it. */
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

/** A disclosure with fields, a note for the audit, and buttons. A button without a body does nothing. */
function opening(title, fields, acts) {
  const note = element('input', '');
  note.maxLength = 300;
  note.ariaLabel = `Note for the audit: ${title}`;
  note.placeholder = 'Note';
  const buttons = acts.map(([text, method, path, body]) =>
    button(text, () => {
      const what = body();
      if (what !== undefined) act(method, path, { ...what, note: note.value });
    }),
  );
  return element('details', '', element('summary', title), ...fields, note, ...buttons);
}

/** A field for a new name or title. */
function field(label, value, most) {
  const made = element('input', '');
  Object.assign(made, { value, maxLength: most, ariaLabel: label });
  return made;
}

/** Everything that can be done at a table. */
function atTable({ id, title, muted }) {
  const name = field(`New title of ${id}`, '', 60);
  name.placeholder = 'New title; empty for the game’s own';
  const put = what => ['PUT', `tables/${id}/${what}`];
  return opening(
    `At ${title}`,
    [name],
    [
      ['Replace the title', ...put('title'), () => ({ title: name.value.trim() === '' ? null : name.value })],
      ...(muted === true ? [] : [['Mute the chat', ...put('muted'), () => ({ muted: true })]]),
      ...(muted === false ? [] : [['Unmute the chat', ...put('muted'), () => ({ muted: false })]]),
      ['Close for good', 'POST', `tables/${id}/closed`, () => (confirm(`Close ${title} for good?`) ? {} : undefined)],
    ],
  );
}

function renaming({ player, name, program }) {
  const called = `${program ? 'program' : 'player'} ${name ?? player}`;
  const to = field(`New name of ${called}`, '', 20);
  to.placeholder = 'New name';
  return opening(`Rename ${called}`, [to], [['Rename', 'PUT', `players/${player}/name`, () => ({ name: to.value })]]);
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
  for (const [name] of LISTS) at(name).replaceChildren();
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
at('rename').addEventListener('submit', async event => {
  event.preventDefault();
  const path = `${at('what').value}/${encodeURIComponent(at('renamed').value.trim())}/name`;
  if (await act('PUT', path, { name: at('name').value, note: at('name-note').value })) event.target.reset();
});
at('anew').addEventListener('click', async () => {
  if (await look()) say('This is how it is now.');
});
at('shut').addEventListener('click', () => {
  say('');
  shut();
});
