import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { chunkGroups, listFirstScreens } from './build/chunk-groups.ts'
import { lazyDialogs } from './build/lazy-dialogs.ts'
import { leanContracts } from './build/lean-contracts.ts'
import { listedCalls } from './build/listed-calls.ts'
import { zodWithoutJsonSchema } from './build/zod-without-json-schema.ts'

/** Sonner inserts a `<style>` on load, which a strict style-src blocks. app.css imports the same stylesheet instead. */
const sonnerWithoutInjectedStyle: Plugin = {
  name: 'sonner-without-injected-style',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('/sonner/dist/index.mjs')) return
    const without = code.replace(/^__insertCSS\(.*\);?$/m, '')
    if (without === code) throw new Error('sonner no longer injects its style the way this plugin removes it')
    return { code: without, map: null }
  },
}

/** The dashboard is `app.html`, since `index.html` is the prerendered landing page. */
const dashboardAsAppHtml: Plugin = {
  name: 'dashboard-as-app-html',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const page = bundle['index.html']
    if (page) page.fileName = 'app.html'
  },
}

/**
 * Style sheets load before scripts: they paint the first frame, which holds the page's heading, and the scripts follow
 * while it is read.
 */
const scriptsAfterStyles: Plugin = {
  name: 'scripts-after-styles',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"'),
  },
}

const config: UserConfig = {
  root: new URL('app', import.meta.url).pathname,
  publicDir: '../public',
  base: '/',
  plugins: [
    leanContracts,
    listedCalls,
    lazyDialogs,
    zodWithoutJsonSchema,
    sonnerWithoutInjectedStyle,
    react(),
    tailwindcss(),
    scriptsAfterStyles,
    dashboardAsAppHtml,
    listFirstScreens,
  ],
  optimizeDeps: { exclude: ['sonner'] },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // A data: URL would need `font-src data:` or `img-src data:` in the CSP.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 450,
    rolldownOptions: { output: { strictExecutionOrder: true }, experimental: { onDemandWrapping: true } },
  },
  server: { host: '127.0.0.1', port: 8797, proxy: { '/api': { target: 'http://127.0.0.1:8787', ws: true } } },
}

export default defineConfig(async ({ command }) => {
  if (command !== 'build') return config
  const name = await chunkGroups(config)
  const { rolldownOptions } = config.build!
  const output = {
    ...rolldownOptions!.output,
    codeSplitting: { groups: [{ name }], includeDependenciesRecursively: false },
  }
  return { ...config, build: { ...config.build, rolldownOptions: { ...rolldownOptions, output } } }
})
