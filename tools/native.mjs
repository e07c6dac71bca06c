// Makes both native projects in a temporary folder and reads what the app would ask of a phone: as little as possible, and no tracking.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { run } from './run.mjs';

/** Why each is there: React Native opens sockets in development; ticks; sound mode; being told of a screenshot crashes without it on Android 14. */
const ALLOWED = ['INTERNET', 'VIBRATE', 'MODIFY_AUDIO_SETTINGS', 'DETECT_SCREEN_CAPTURE'];
const TRACKERS =
  /(analytics|tracking|firebase|sentry|segment|amplitude|mixpanel|appsflyer|adjust|admob|facebook|bugsnag)/i;

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const faults = [];
const expect = (holds, fault) => {
  if (!holds) faults.push(fault);
};

/** The packages that ship with the app, as folders. */
function shippedPackages() {
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([where, { dev }]) => where !== '' && dev !== true)
    .map(([where]) => where);
}

/** [name, removed] of every permission a manifest mentions. */
function permissionsIn(manifest) {
  return [...manifest.matchAll(/<uses-permission[^>]*android:name="android\.permission\.(\w+)"([^>]*)>/g)].map(
    ([, name, rest]) => [name, rest.includes('tools:node="remove"')],
  );
}

/** What the build would merge: the app's own manifest and those of its packages, less what the app takes out. */
function mergedPermissions(manifest) {
  const own = permissionsIn(manifest);
  const removed = new Set(own.filter(([, gone]) => gone).map(([name]) => name));
  const brought = shippedPackages().flatMap((where) => {
    const file = path.join(root, where, 'android', 'src', 'main', 'AndroidManifest.xml');
    return fs.existsSync(file) ? permissionsIn(fs.readFileSync(file, 'utf8')) : [];
  });
  const names = [...own, ...brought].map(([name]) => name).filter((name) => !removed.has(name));
  return [...new Set(names)].sort();
}

function checkAndroid(project) {
  const main = path.join(project, 'android', 'app', 'src', 'main');
  const manifest = fs.readFileSync(path.join(main, 'AndroidManifest.xml'), 'utf8');
  const permissions = mergedPermissions(manifest);
  for (const name of permissions) expect(ALLOWED.includes(name), `Android would ask for ${name}`);
  expect(!/<(service|receiver|provider)\b/.test(manifest), 'Android: something would run in the background');
  expect(!manifest.includes('usesCleartextTraffic'), 'Android: plain http is allowed');
  const schemes = [...manifest.matchAll(/<data android:scheme="([^"]+)"\/>\s*<\/intent-filter>/g)].map(
    (each) => each[1],
  );
  expect(schemes.join() === 'lowfive', `Android answers to the schemes ${schemes.join()}`);
  expect(manifest.includes('android:screenOrientation="unspecified"'), 'Android: the orientation is locked');
  const icon = fs.readFileSync(path.join(main, 'res', 'mipmap-anydpi-v26', 'ic_launcher.xml'), 'utf8');
  for (const layer of ['background', 'foreground', 'monochrome']) {
    expect(icon.includes(`<${layer}`), `Android: the icon has no ${layer}`);
  }
  return permissions;
}

function checkIos(project) {
  const folder = path.join(project, 'ios', 'LowFive');
  const info = fs.readFileSync(path.join(folder, 'Info.plist'), 'utf8');
  const asked = [...info.matchAll(/<key>(NS\w+UsageDescription)<\/key>/g)].map((each) => each[1]);
  expect(asked.length === 0, `iOS would ask for ${asked.join(', ')}`);
  expect(!info.includes('UIBackgroundModes'), 'iOS: something would run in the background');
  expect(/NSAllowsArbitraryLoads<\/key>\s*<false\/>/.test(info), 'iOS: plain http is allowed');
  const privacy = fs.readFileSync(path.join(folder, 'PrivacyInfo.xcprivacy'), 'utf8');
  expect(/NSPrivacyTracking<\/key>\s*<false\/>/.test(privacy), 'iOS: the privacy manifest does not rule out tracking');
  expect(/NSPrivacyCollectedDataTypes<\/key>\s*<array\/>/.test(privacy), 'iOS: the privacy manifest collects data');
  expect(fs.existsSync(path.join(folder, 'SplashScreen.storyboard')), 'iOS: no splash screen');
}

const project = fs.mkdtempSync(path.join(os.tmpdir(), 'low-five-native-'));
try {
  for (const each of ['app.json', 'package.json', 'assets']) {
    fs.cpSync(path.join(root, each), path.join(project, each), { recursive: true });
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
  const { code, output } = await run('expo prebuild --no-install --platform all', {
    root: project,
    bin: root,
    env: { CI: '1' },
  });
  if (code !== 0) {
    console.error(output);
    throw new Error('Expo could not make the native projects; the reason is above.');
  }
  const permissions = checkAndroid(project);
  checkIos(project);
  const trackers = shippedPackages().filter((where) => TRACKERS.test(where));
  expect(trackers.length === 0, `packages that track: ${trackers.join(', ')}`);
  console.log(`Both native projects were made. Android asks for ${permissions.join(', ')}; iOS for nothing.`);
} catch (error) {
  faults.push(error.message);
} finally {
  fs.rmSync(project, { recursive: true, force: true });
}
for (const fault of faults) console.error(`✖ ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
