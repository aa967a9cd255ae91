// The check of any rule sheet, and the code for any game, including Capture, further games and house rules.
export { prepare } from '@moonshot/rules';
export { heartsFor } from '@moonshot/table';
