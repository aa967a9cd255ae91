// The code that checks sheets (rules as data), and the code of all games, including Capture, further games
// and house rules.
export { prepare } from '@moonshot/rules';
export { heartsFor } from '@moonshot/table';
