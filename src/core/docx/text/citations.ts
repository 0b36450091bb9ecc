/** Whether a text cites others: `(Grey, 2015)`, `(2015a)`, `[12]`, also in the wide brackets of Chinese and Japanese. */
export function citesOthers(text: string): boolean {
  return /[(（](?:[^()（）]{0,60}[,，\s])?(?:19|20)\d\d[a-z]?[)）]|\[\d{1,3}\]/.test(text);
}
