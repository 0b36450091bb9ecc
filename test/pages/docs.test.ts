import { request } from 'node:http';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { folder } from '../docs-site/support/built-pages.ts';
import { hasChromium } from '../support/chromium.ts';
import { obstaclesInBothColours, overflow } from './support/accessibility.ts';
import { startMounted } from './support/mounted-server.ts';
import { pageBench, patience } from './support/page-bench.ts';
import { sharedDesk } from './support/shared-desk.ts';

const looked = ['index', 'cli', 'accuracy', 'architecture', 'examples', 'http', 'library', 'library-drivers'];

describe.skipIf(!hasChromium)('the documentation', patience, () => {
  const bench = pageBench();
  const desk = sharedDesk();

  test('can be read by all, in light colours and in dark ones', async () => {
    const { url } = await desk();
    const page = await bench.open({ url: `${url}/docs` });
    for (const name of looked) {
      await page.goto(`${url}/docs/${name}.html`);
      expect([name, await obstaclesInBothColours(page)]).toEqual([name, []]);
    }
  });

  test('fits on the screen of a phone', async () => {
    const { url } = await desk();
    const page = await bench.open({ url: `${url}/docs`, viewport: { width: 390, height: 844 } });
    for (const name of looked) {
      await page.goto(`${url}/docs/${name}.html`);
      expect([name, await overflow(page)]).toEqual([name, 0]);
    }
  });

  test('is a link away from the desk, and leads from page to page', async () => {
    const { url } = await desk();
    const page = await bench.open({ url: `${url}/desk` });
    await page.getByRole('link', { name: 'Documentation' }).click();
    await page.getByRole('heading', { name: 'thesisdesk', level: 1 }).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'HTTP interface' }).click();
    await page.getByRole('heading', { name: 'HTTP interface' }).waitFor();
    expect(page.url()).toBe(`${url}/docs/http.html`);
  });

  test('can be read from the disk, without a server', async () => {
    const page = await bench.open({ url: pathToFileURL(`${folder}index.html`).href });
    await page.getByRole('navigation').getByRole('link', { name: 'S3', exact: true }).click();
    await page.getByRole('heading', { name: 'The bucket' }).waitFor();
    expect(await page.evaluate('document.styleSheets.length')).toBe(1);
  });

  test('lies below the path of another app', async () => {
    const address = await startMounted();
    const page = await bench.open({ url: `${address}/docs` });
    await page.getByRole('navigation').getByRole('link', { name: 'Operating', exact: true }).click();
    await page.getByRole('heading', { name: 'Operating', level: 1 }).waitFor();
    expect(page.url()).toBe(`${address}/docs/operating.html`);
  });
});

describe('the files of the documentation', patience, () => {
  const desk = sharedDesk();

  test.each([
    ['index.html', 'text/html; charset=utf-8'],
    ['style.css', 'text/css; charset=utf-8'],
    ['intake-page.png', 'image/png'],
  ])('are what they are: %s', async (file, type) => {
    const { url } = await desk();
    const { status, headers } = await fetch(`${url}/docs/${file}`);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
  });

  test('may run nothing, load nothing from elsewhere and be framed by nobody', async () => {
    const { url } = await desk();
    const policy = (await fetch(`${url}/docs/index.html`)).headers.get('content-security-policy');
    expect(policy).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });

  test.each([
    'nowhere.html',
    'constructor',
    '..%2fpages%2fdesk.html',
    '..%2f..%2fpackage.json',
    '..%5c..%5cpackage.json',
    '%2fetc%2fpasswd',
    'index.html%00',
    'INDEX.HTML',
    './/../package.json',
    'a/../../package.json',
  ])('are these and no others: %s', async (file) => {
    const { url } = await desk();
    expect([400, 404]).toContain(await statusOf(url, `/docs/${file}`));
  });
});

/** As the path is written: `fetch` would take the dots out. */
function statusOf(url: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    request({ host: hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}
