import { z } from 'zod'
import { changeOf } from './change-of.ts'
import { CrawlOptions } from './crawl-options.ts'
import { CrawlEngine, Flag, LIMIT_MESSAGE, PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX } from './crawls.ts'
import { data, endpoint } from './endpoint.ts'
import { DataType } from './items.ts'

/** What the New Crawl form begins with: everything but what is crawled. */
export const CrawlPreset = z.object({
  types: z.array(DataType).min(1).default(['emails']),
  engine: CrawlEngine.default('default'),
  check_robot: Flag.default(true),
  limit: z.coerce
    .number(LIMIT_MESSAGE)
    .int(LIMIT_MESSAGE)
    .min(1)
    .max(PAGE_LIMIT_MAX, LIMIT_MESSAGE)
    .default(PAGE_LIMIT_DEFAULT),
  run_in_background: Flag.default(false),
  options: CrawlOptions.prefault({}),
})
export type CrawlPreset = z.output<typeof CrawlPreset>
/** What is left out stays as it was saved, or as it is by default. */
export const UpdatePreset = changeOf({ ...CrawlPreset.shape, options: changeOf(CrawlOptions.shape) })
export type UpdatePreset = z.output<typeof UpdatePreset>

/** Whether crawls may be asked to have a language model look through what they find. */
export const REFINING_STATES = ['available', 'not_in_plan', 'not_configured'] as const
export type RefiningState = (typeof REFINING_STATES)[number]

/** What the form begins with, and which of its options are to be had. */
export const CrawlFormStart = CrawlPreset.extend({ is_saved: z.boolean(), refining: z.enum(REFINING_STATES) })
export type CrawlFormStart = z.output<typeof CrawlFormStart>

/** The account's preset, or the defaults where it has saved none. */
export const getPreset = endpoint({
  method: 'get',
  path: '/dashboard/crawl-preset',
  permission: 'crawls:view',
  returns: data(CrawlFormStart),
})

export const savePreset = endpoint({
  method: 'put',
  path: '/dashboard/crawl-preset',
  permission: 'crawls:create',
  body: UpdatePreset,
  returns: data(CrawlFormStart),
})

/** Back to the defaults. */
export const clearPreset = endpoint({
  method: 'delete',
  path: '/dashboard/crawl-preset',
  permission: 'crawls:create',
  returns: data(CrawlFormStart),
})
