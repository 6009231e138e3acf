import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { InlineConfig } from 'vite'
import { paths } from '../../src/rules/site/app-paths.ts'
import { naturalChunks, type SplitChunk } from './natural-chunks.ts'
import { type NaturalChunk, type PageLoad, planChunks } from './plan-chunks.ts'

type Chunk = NaturalChunk & SplitChunk

/** What the frame of the dashboard loads with every page, besides the entry. */
const FRAME = ['app/shell/shell.tsx', 'app/header-bell.tsx', 'app/plan-banner.tsx', 'app/cookie-consent.tsx']
const PAGE = /\/app\/pages\/[\w-]+\.tsx$/
/** Pages outside the dashboard, such as the login: most visits begin at one, with nothing in the cache. */
const DOOR_WEIGHT = 4
/** Lazy parts that are no page, relative to pages: many of them never load. */
const PART_WEIGHT = 0.15

/**
 * Returns the name of each module's chunk, as `output.codeSplitting` takes it.
 *
 * @param config the configuration to build with
 */
export async function chunkGroups(config: InlineConfig): Promise<(id: string) => string | null> {
  const chunks = await naturalChunks(config)
  const initial = closureOf(
    chunks,
    chunks.filter(({ isInitial }) => isInitial).map(({ id }) => id),
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
      return isFramed ? { starts: [...frame, id], weight: 1 } : { starts: [id], weight: DOOR_WEIGHT }
    })
}

/** The files of the pages under /dashboard. The routes cannot be imported here, as they import every page. */
function dashboardPages(): Set<string> {
  const source = readFileSync(new URL('../app/routes.ts', import.meta.url), 'utf8')
  const patterns: Readonly<Record<string, { readonly pattern: string }>> = paths
  return new Set(
    source.split('path: paths.').flatMap((route) => {
      const pattern = patterns[/^\w+/.exec(route)?.[0] ?? '']?.pattern
      return pattern?.startsWith('/dashboard') ? (/\/[\w-]{1,80}\.tsx/.exec(route)?.[0].slice(1) ?? []) : []
    }),
  )
}
