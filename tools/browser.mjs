// Finds a Chromium for the browser tests, installs Debian's where we may, or says in one line how to get one.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Quiet and offline: a test must not wait for a browser that updates itself. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && fs.existsSync(named)) return named;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const places = [...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...APPS];
  return places.find((place) => fs.existsSync(place));
}

const hasApt = () => fs.existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** The path of a browser; throws one clear sentence when there is none to be had. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found !== undefined) return found;
  if (hasApt()) {
    console.log('  No Chromium here: installing the one Debian has …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    try {
      execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
      execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
        env,
        stdio: 'ignore',
      });
    } catch {
      // Said below, in one line, like every other way of having no browser.
    }
    const installed = findBrowser();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'The browser tests need Chromium: run `sudo apt-get install chromium`, or set CHROMIUM_PATH to a Chrome or Chromium you have.',
  );
}
