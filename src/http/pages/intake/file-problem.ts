/** Returns what is wrong with a file, as far as is known before it is sent; null if nothing. */
export function fileProblem(file: File): string | null {
  const ending = /\.[^.]+$/.exec(file.name)?.[0].toLowerCase() ?? '';
  if (ending !== '.docx') {
    return `This is not a .docx file. ${advice.get(ending) ?? 'Please save it as a Word document (.docx) and choose that.'}`;
  }
  return file.size > 0 ? null : 'This file is empty. Please choose the one with your text.';
}

/** Empties a field as its file is chosen anew: a browser keeps what it knew of a file that was saved again since. */
export function forgetFileOnClick(input: HTMLInputElement): void {
  input.addEventListener('click', () => {
    input.value = '';
  });
}

const advice: ReadonlyMap<string, string> = new Map([
  ['.doc', 'Please open it in Word, save it as a Word document (.docx), and choose that.'],
  ['.pdf', 'A PDF cannot be counted. Please choose the Word document that it was made from.'],
  ['.odt', 'Please open it in LibreOffice, save it as Word (.docx), and choose that.'],
  ['.pages', 'Please export it from Pages as Word (.docx), and choose that.'],
]);
