/** Shared by the art tools: bundles a page of our own components as the web sees them, and photographs it. */
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: FLAGS });
}

/** `source` is TSX that renders into `#root`; imports resolve from the project's root. */
export async function bundlePage(source: string): Promise<string> {
  const result = await build({
    stdin: { contents: source, loader: 'tsx', resolveDir: process.cwd() },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    alias: { 'react-native': 'react-native-web' },
    resolveExtensions: ['.web.tsx', '.tsx', '.web.ts', '.ts', '.web.js', '.js', '.json'],
    define: { 'process.env.NODE_ENV': '"production"', __DEV__: 'false', global: 'globalThis' },
    loader: { '.ttf': 'dataurl' },
    logLevel: 'warning',
  });
  const script = result.outputFiles[0]?.text ?? '';
  return `<!doctype html><meta charset="utf-8"><style>body{margin:0}#root{display:flex}</style><div id="root"></div><script>${script.replaceAll('</script', '<\\/script')}</script>`;
}
