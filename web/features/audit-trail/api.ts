import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import * as contract from '../../../src/contracts/audit-trail/audit-trail.ts'
import { call, download } from '../../lib/call.ts'
import { saveFile } from '../../lib/save-file.ts'
import type { AuditAddress } from './audit-address.ts'

export const auditQueries = {
  list: (address: AuditAddress) =>
    infiniteQueryOptions({
      queryKey: ['audit-trail', 'list', address],
      queryFn: ({ pageParam, signal }) =>
        call(contract.listAudit, { query: { ...address, cursor: pageParam }, signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
}

/** The filter of the workspace's activity; absent fields do not filter. */
export type ActivityQuery = Partial<contract.ActivityFilter>

export const activityQueries = {
  own: (filter: ActivityQuery) =>
    infiniteQueryOptions({
      queryKey: ['audit-trail', 'own', filter],
      queryFn: ({ pageParam, signal }) =>
        call(contract.listOwnActivity, { query: { ...filter, cursor: pageParam }, signal }),
      placeholderData: keepPreviousData,
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
      staleTime: 0,
    }),
}

/** Downloads the filtered list as a CSV file. @throws CallError */
export const saveAudit = async (address: AuditAddress): Promise<void> =>
  saveFile(await download(contract.exportAudit, { query: address }))

/** Downloads the workspace's filtered activity as a CSV or JSON file. @throws CallError */
export const saveActivity = async (
  filter: ActivityQuery,
  format: (typeof contract.ACTIVITY_FORMATS)[number],
): Promise<void> => saveFile(await download(contract.exportOwnActivity, { query: { ...filter, format } }))
