// The app opens, for everyone, and stays light.
import { AxeBuilder } from '@axe-core/playwright';

const FIRST_LOAD_LIMIT = 400 * 1024;

const heading = (page) => page.getByRole('heading', { name: 'Low Five', level: 1 });

export const specs = [
  {
    name: 'the first screen appears',
    async run({ page, base }) {
      await page.goto(base);
      await heading(page).waitFor();
    },
  },
  {
    name: 'an address that only the app knows opens the app',
    async run({ page, base, assert }) {
      const response = await page.goto(`${base}/table/7`);
      assert.equal(response.status(), 200);
      await heading(page).waitFor();
    },
  },
  ...['light', 'dark'].map((colorScheme) => ({
    name: `axe finds nothing on the first screen, ${colorScheme}`,
    context: { colorScheme },
    async run({ page, base, assert }) {
      await page.goto(base);
      await heading(page).waitFor();
      const { violations } = await new AxeBuilder({ page }).analyze();
      assert.deepEqual(
        violations.map((each) => `${each.id}: ${each.help}`),
        [],
      );
    },
  })),
  {
    name: 'the first load is at most 400 KB of compressed code',
    async run({ page, base, assert }) {
      const sizes = [];
      page.on('response', (response) => {
        if (['script', 'document'].includes(response.request().resourceType())) sizes.push(response.request().sizes());
      });
      // Brotli would flatter us: not every host has it.
      await page.setExtraHTTPHeaders({ 'Accept-Encoding': 'gzip' });
      await page.goto(base);
      await heading(page).waitFor();
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size.responseBodySize, 0);
      console.log(`    first load: ${(bytes / 1024).toFixed(0)} KB`);
      assert.ok(bytes > 0 && bytes <= FIRST_LOAD_LIMIT, `${bytes} bytes`);
    },
  },
];
