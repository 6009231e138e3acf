import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { paths } from '../../src/rules/site/app-paths.ts'
import { PRELOADS_FILE } from '../../src/rules/site/app-preloads.ts'
import { REQUESTS_MAX, SCREENS_FILE, type Screens } from './first-screens.ts'
import { naturalChunks, type SplitChunk } from './natural-chunks.ts'
import { type NaturalChunk, type PageLoad, planChunks } from './plan-chunks.ts'

type Chunk = NaturalChunk & SplitChunk

/** What the entry evaluates in tasks of their own; it is loaded with the entry. */
const STARTED = ['/app/show-app.tsx', '/features/auth/session.ts', '/react-dom/client.js']
/** What the frame of the dashboard loads with every page, besides the entry. */
const FRAME = ['app/shell/shell.tsx', 'app/header-bell.tsx', 'app/plan-banner.tsx', 'web/lib/live.ts']
const PAGE = /\/app\/pages\/[\w-]+\.tsx$/
/** Of a first screen, besides what is planned here: the two entries, the packages, the runtime, the theme, and a part that shows at once. */
const OTHER_REQUESTS = 6
/** Pages outside the dashboard, such as the login: most visits begin at one, with nothing in the cache. */
const DOOR_WEIGHT = 4
/** Lazy parts that are no page, relative to pages: many of them never load. */
const PART_WEIGHT = 0.03

/**
 * Returns the name of each module's chunk, as `output.codeSplitting` takes it.
 *
 * @param config the configuration to build with
 */
export async function chunkGroups(config: InlineConfig): Promise<(id: string) => string | null> {
  const chunks = await naturalChunks(config)
  const initial = closureOf(
    chunks,
    chunks
      .filter(({ entry, isInitial }) => isInitial || STARTED.some((path) => entry?.endsWith(path)))
      .map(({ id }) => id),
  )
  const plan = planChunks(chunks, loadsOf(chunks, initial), initial)
  const names = new Map<string, string>()
  for (const { id, modules } of chunks) {
    const name = initial.has(id) ? null : plan.has(id) ? `part-${plan.get(id)}` : null
    for (const module of modules) {
      if (initial.has(id)) names.set(module, module.includes('/node_modules/') ? 'vendor' : 'entry')
      else if (name !== null) names.set(module, name)
    }
  }
  return (id) => names.get(id) ?? null
}

function closureOf(chunks: readonly Chunk[], starts: readonly string[]): Set<string> {
  const byId = new Map(chunks.map((chunk) => [chunk.id, chunk]))
  const closure = new Set(starts)
  for (const id of closure) for (const imported of byId.get(id)?.imports ?? []) closure.add(imported)
  return closure
}

/** A load for each page, with the frame if the dashboard shows it, and one for each lazy part. */
function loadsOf(chunks: readonly Chunk[], initial: ReadonlySet<string>): PageLoad[] {
  const lazy = chunks.filter(({ entry, isInitial }) => entry !== null && !isInitial)
  const idOf = (path: string) => lazy.find(({ entry }) => entry!.endsWith(path))?.id ?? []
  const frame = FRAME.flatMap(idOf)
  const framed = dashboardPages()
  return lazy
    .filter(({ id }) => !initial.has(id))
    .map(({ id, entry }) => {
      if (!PAGE.test(entry!)) return { starts: [id], weight: PART_WEIGHT }
      const isFramed = framed.has(basename(entry!))
      const load = isFramed ? { starts: [...frame, id], weight: 1 } : { starts: [id], weight: DOOR_WEIGHT }
      return { ...load, requestsMax: REQUESTS_MAX - OTHER_REQUESTS }
    })
}

/** The files of the pages under /dashboard. */
function dashboardPages(): Set<string> {
  return new Set(pagePatterns().flatMap(([pattern, page]) => (pattern.startsWith('/dashboard') ? page : [])))
}

/** The pattern of each route's path, with the file of its page. The routes cannot be imported here: they import pages. */
function pagePatterns(): (readonly [pattern: string, page: string])[] {
  const source = readFileSync(new URL('../app/routes.ts', import.meta.url), 'utf8')
  const patterns: Readonly<Record<string, { readonly pattern: string }>> = paths
  return source.split('path: paths.').flatMap((route) => {
    const pattern = patterns[/^\w+/.exec(route)?.[0] ?? '']?.pattern
    const page = /\/[\w-]{1,80}\.tsx/.exec(route)?.[0].slice(1)
    return pattern && page ? [[pattern, page] as const] : []
  })
}

/**
 * Writes which scripts each page fetches first: beside the built application for the test that weighs them, and into it
 * for the Worker, which names them in the page.
 */
export const listFirstScreens: Plugin = {
  name: 'list-first-screens',
  apply: 'build',
  writeBundle({ dir }, bundle) {
    const chunks = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? [chunk] : []))
    const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
    const holding = (path: string) => chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)))
    const closure = (starts: readonly (string | undefined)[]) => {
      const all = new Set(starts.filter((name) => name !== undefined))
      for (const name of all) for (const imported of byName.get(name)?.imports ?? []) all.add(imported)
      return [...all].sort()
    }
    const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
    const frame = FRAME.map((path) => holding(path)?.fileName)
    const framed = dashboardPages()
    const modules = chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => PAGE.test(id)))
    const screens: Screens = Object.fromEntries(
      modules.map((id) => {
        const page = basename(id)
        const starts = [...entries, holding(id)?.fileName, ...(framed.has(page) ? frame : [])]
        return [basename(page, '.tsx'), closure(starts)]
      }),
    )
    writeFileSync(join(dir!, '..', SCREENS_FILE), JSON.stringify(screens))
    const always = new Set(closure(entries))
    const preloads = pagePatterns().map(([pattern, page]) => {
      const files = screens[basename(page, '.tsx')] ?? []
      const scripts = files.flatMap((file) => (always.has(file) ? [] : `/${file}`))
      return [pattern, { scripts, ...(framed.has(page) ? headOf(page) : {}) }] as const
    })
    writeFileSync(join(dir!, PRELOADS_FILE), JSON.stringify(Object.fromEntries(preloads)))
  },
}

/** Heading and description of a page, where its source says them in so many words. */
function headOf(page: string): Partial<Record<'title' | 'description', string>> {
  const source = readFileSync(new URL(`../app/pages/${page}`, import.meta.url), 'utf8')
  const header = /<PageHeader\s([^>]{1,400})/.exec(source)?.[1] ?? ''
  const written = (name: string) => new RegExp(`(?<![\\w-])${name}="([^"]+)"`).exec(header)?.[1]
  const [title, description] = [written('title'), written('description')]
  if (!title || /\sheading=/.test(header)) return {}
  return description ? { title, description } : { title }
}
