// Quotes as PDF. These are the browser builds: they read no other files, so they can be bundled, but have to be given
// the fonts that every PDF reader knows.
import PdfDocument, { registerStdFonts } from 'pdfkit';
import Helvetica from 'pdfkit/standard-fonts/Helvetica';
import HelveticaBold from 'pdfkit/standard-fonts/HelveticaBold';

export { create } from 'fontkit';

registerStdFonts(Helvetica, HelveticaBold);
export default PdfDocument;
