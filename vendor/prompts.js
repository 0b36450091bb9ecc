// The questions that the command line asks, from a package that also has lists, searches and an editor.
export { confirm, input, password, select } from '@inquirer/prompts';
