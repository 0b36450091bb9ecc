// The order of letters on a line that has words written from right to left.
export { default } from 'bidi-js';
