// The app opens, at any address, and asks nobody but the place it came from.
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
    name: 'an address that nobody knows opens the lobby',
    async run({ page, base, assert }) {
      for (const address of ['/nowhere', '/setup/chess', '/table/%3Cscript%3E', '/rules/../../etc']) {
        const response = await page.goto(`${base}${address}`);
        assert.equal(response.status(), 200, address);
        await heading(page).waitFor();
      }
    },
  },
  {
    name: 'the address of a game that is gone says so, and leads back',
    async run({ page, base }) {
      await page.goto(`${base}/table/0123456789abcdef`);
      await page.getByText('This game is no longer there.').waitFor();
      await page
        .getByRole('button', { name: /Back|Lobby/ })
        .first()
        .click();
      await heading(page).waitFor();
    },
  },
  {
    name: 'a request to another origin is refused by the page itself',
    async run({ page, base, assert }) {
      await page.goto(base);
      await heading(page).waitFor();
      const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
      assert.match(policy, /default-src 'self'/);
      assert.doesNotMatch(policy, /https?:|\*|unsafe-eval/);
    },
  },
];
