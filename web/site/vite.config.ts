import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { SITE_PLACEHOLDERS } from '../../src/rules/site/site-placeholders.ts'
import type { Assets } from './assets.ts'

const REPOSITORY = join(import.meta.dirname, '../..')
const SERVED = join(REPOSITORY, 'dist/web')
const RENDERER = join(REPOSITORY, 'dist/site')

/**
 * Builds the public site into the folder of the dashboard, after it: styles and islands for the browser, the pages as a
 * program for Node, which then writes each page to a file.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react(), tailwindcss()],
  environments: {
    client: {
      build: {
        outDir: SERVED,
        emptyOutDir: false,
        // A data: URL would need `font-src data:` in the CSP.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { site: join(import.meta.dirname, 'hydrate.ts'), styles: join(REPOSITORY, 'web/styles/site.css') },
        },
      },
    },
    ssr: {
      build: { outDir: RENDERER, emptyOutDir: true, rolldownOptions: { input: 'render.tsx' } },
    },
  },
  builder: {
    async buildApp(builder) {
      const client = await builder.build(builder.environments.client!)
      await builder.build(builder.environments.ssr!)
      const { renderSite } = (await import(
        pathToFileURL(join(RENDERER, 'render.js')).href
      )) as typeof import('./render.tsx')
      for (const [name, content] of renderSite(assetsOf(client as Rolldown.RolldownOutput)))
        writeFileSync(join(SERVED, name), content)
    },
  },
})

/** Combines theme and session in one file, since each script before the first paint costs a separate connection. */
function writeBeforePaint(): string {
  const script = ['../public/theme.js', 'session.js']
    .map((name) => readFileSync(join(import.meta.dirname, name)))
    .join('\n')
  const address = `/assets/before-paint-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`
  mkdirSync(join(SERVED, 'assets'), { recursive: true })
  writeFileSync(join(SERVED, address), script)
  return address
}

function assetsOf({ output }: Rolldown.RolldownOutput): Assets {
  const named = (pattern: RegExp) => {
    const file = output.find(({ fileName }) => pattern.test(fileName))
    if (!file) throw new Error(`The build made no file like ${pattern}`)
    return `/${file.fileName}`
  }
  return {
    origin: SITE_PLACEHOLDERS.origin,
    styles: named(/\/styles-[^/]+\.css$/),
    beforePaint: writeBeforePaint(),
    script: named(/\/site-[^/]+\.js$/),
    // Limited to names of files that this build produced.
    font: named(/\/instrument-sans-latin-wght-normal-[^/]+\.woff2$/),
  }
}
