import { z } from 'zod'
import { changeOf } from '../change-of.ts'
import { DataType } from '../data/items.ts'
import { data, endpoint } from '../endpoint.ts'
import { CrawlOptions } from './crawl-options.ts'
import { CrawlEngine, Flag, LIMIT_MESSAGE, PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX } from './crawls.ts'

/** The initial values of the New Crawl form: everything except what to crawl. */
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
/** Omitted fields keep their saved or default value. */
export const UpdatePreset = changeOf({ ...CrawlPreset.shape, options: changeOf(CrawlOptions.shape) })
export type UpdatePreset = z.output<typeof UpdatePreset>

/** Whether a language model may review the results of crawls. */
export const REFINING_STATES = ['available', 'not_in_plan', 'not_configured'] as const
export type RefiningState = (typeof REFINING_STATES)[number]

/** The initial values of the form, and which of its options are available. */
export const CrawlFormStart = CrawlPreset.extend({ is_saved: z.boolean(), refining: z.enum(REFINING_STATES) })
export type CrawlFormStart = z.output<typeof CrawlFormStart>

/**
 * Returns the account's preset. If none is saved, returns the defaults with the types of the last crawl, or all types
 * before the first crawl.
 */
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

/** Resets to the defaults. */
export const clearPreset = endpoint({
  method: 'delete',
  path: '/dashboard/crawl-preset',
  permission: 'crawls:create',
  returns: data(CrawlFormStart),
})
