import { z } from 'zod'
import { CursorQuery, listOf } from '../cursor.ts'
import { DataFilter, DataItem, DeleteData, ExportFormat } from '../data/data.ts'
import { DataType } from '../data/items.ts'
import { data, endpoint } from '../endpoint.ts'

/** Lists all values, newest first. */
export const list = endpoint({
  method: 'get',
  path: '/v1/data',
  permission: 'data:view',
  query: CursorQuery.extend(DataFilter.shape),
  returns: listOf(DataItem),
})

export const listTypes = endpoint({
  method: 'get',
  path: '/v1/data/types',
  permission: 'data:view',
  returns: data(z.array(z.object({ type: DataType, label: z.string(), total: z.number() }))),
})

/** Exports one type of the matching values as a file. */
export const exportData = endpoint({
  method: 'get',
  path: '/v1/data/export',
  permission: 'data:export',
  query: DataFilter.extend({ type: DataType, format: ExportFormat.default('csv') }),
  returns: z.object({}),
  file: 'text/csv',
})

export const remove = endpoint({
  method: 'delete',
  path: '/v1/data',
  permission: 'data:delete',
  body: DeleteData,
  returns: data(z.object({ deleted: z.number() })),
})
