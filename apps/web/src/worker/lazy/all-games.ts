// The check of any rule sheet, and any game: also Capture, further games and house rules.
export { prepare } from '@moonshot/rules';
export { heartsFor } from '@moonshot/table';
