import { z } from 'zod'
import { changeOf } from '../change-of.ts'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { singleLine } from '../plain-text.ts'

/** Lists with saved views and columns. */
export const LIST_NAMES = ['contacts', 'data'] as const
export const ListName = z.enum(LIST_NAMES)
export type ListName = z.output<typeof ListName>

export const VIEW_NAME_LENGTH_MAX = 60
export const VIEWS_MAX = 100
const COLUMNS_MAX = 40
const PARAMETERS_MAX = 40

const Name = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, 'This is no name of a column or filter')

const Columns = z.array(Name).min(1, 'Choose at least one column').max(COLUMNS_MAX)

/** The query parameters of the list's page: filters and order, in the form in which its address has them. */
const Query = z
  .record(Name, singleLine().max(200))
  .refine((query) => Object.keys(query).length <= PARAMETERS_MAX, `Use at most ${PARAMETERS_MAX} filters`)

export const ListView = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether everyone in the workspace sees it; otherwise only the person who saved it does. */
  is_shared: z.boolean(),
  /** Whether the caller saved it. */
  is_own: z.boolean(),
  query: z.record(z.string(), z.string()),
  /** The columns in their order; null for those of the reader. */
  columns: z.array(z.string()).nullable(),
  updated_at: z.string(),
})
export type ListView = z.output<typeof ListView>

const ViewShape = {
  name: singleLine('A name is required')
    .min(1, 'A name is required')
    .max(VIEW_NAME_LENGTH_MAX, `Use at most ${VIEW_NAME_LENGTH_MAX} characters`),
  is_shared: z.boolean().default(false),
  query: Query,
  columns: Columns.nullable().default(null),
}

/** The views that the caller can see, by name, and the columns as they last arranged them; null if they never did. */
export const listViews = endpoint({
  method: 'get',
  path: '/dashboard/list-views',
  permission: 'data:view',
  query: z.object({ list: ListName }),
  returns: data(z.object({ views: z.array(ListView), columns: z.array(z.string()).nullable() })),
})

export const addView = endpoint({
  method: 'post',
  path: '/dashboard/list-views',
  permission: 'data:add',
  body: z.object({ list: ListName, ...ViewShape }),
  returns: data(ListView),
})

/** Changes a view. Omitted fields stay. A shared view belongs to the workspace, so everyone who adds data may change it. */
export const updateView = endpoint({
  method: 'put',
  path: '/dashboard/list-views/:id',
  permission: 'data:add',
  params: IdParams,
  body: changeOf(ViewShape),
  returns: data(ListView),
})

/** Deletes a view. It can be restored for an hour. */
export const deleteView = endpoint({
  method: 'delete',
  path: '/dashboard/list-views/:id',
  permission: 'data:add',
  params: IdParams,
  returns: nothing,
})

export const restoreView = endpoint({
  method: 'post',
  path: '/dashboard/list-views/:id/restore',
  permission: 'data:add',
  params: IdParams,
  returns: data(ListView),
})

/** Remembers the caller's columns of a list; null resets to the standard ones. */
export const saveColumns = endpoint({
  method: 'put',
  path: '/dashboard/list-columns',
  permission: 'data:view',
  body: z.object({ list: ListName, columns: Columns.nullable() }),
  returns: nothing,
})
