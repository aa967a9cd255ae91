// The layers of the terminal.

const { layerOf } = require('./rule.cjs');

const terminalLayer = layerOf('^apps/cli/src/', 'terminal');

module.exports = [
  terminalLayer('core', 'Errors, output, paths and safe text know nothing else of the terminal.'),
  terminalLayer('options', 'Options are parsed without a table or a screen.', 'core'),
  terminalLayer('answer', 'An answer is made from keys or words without a screen.', 'core'),
  terminalLayer('render', 'What is drawn is given; rendering plays nothing.', 'core', 'answer'),
  terminalLayer('files', 'Files of matches are read and written without a table.', 'core'),
  terminalLayer('perft', 'Legal lines are counted with the rules alone.'),
  terminalLayer('arena', 'The arena seats bots and programs, and opens no table.', 'core', 'options', 'render'),
  terminalLayer('play', 'Play at a table knows no command.', 'core', 'options', 'answer', 'render'),
  terminalLayer('review', 'A match to review may be a table of the terminal.', 'core', 'files', 'play'),
  terminalLayer('watch', 'Playback uses the terminal as play does.', 'core', 'answer', 'render', 'play'),
  terminalLayer(
    'commands',
    'A command uses all parts; only the command line knows commands.',
    ...['core', 'options', 'answer', 'render', 'files', 'perft', 'arena', 'play', 'review', 'watch'],
  ),
  terminalLayer(
    'command-line',
    'The command line parses options and calls commands.',
    'core',
    'options',
    'arena',
    'commands',
  ),
];
