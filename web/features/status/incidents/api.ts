import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { QueryFor } from '../../../../src/contracts/endpoint.ts'
import * as contract from '../../../../src/contracts/status/incidents.ts'
import { call } from '../../../lib/call.ts'
import { useCall } from '../../../lib/use-call.ts'

export const incidentQueries = {
  list: (query: NonNullable<QueryFor<typeof contract.listIncidents>>) =>
    queryOptions({
      queryKey: ['incidents', query],
      queryFn: ({ signal }) => call(contract.listIncidents, { query, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
}

const CHANGED = { invalidates: ['incidents'] } as const
export const useCreateIncident = () => useCall(contract.createIncident, CHANGED)
export const useUpdateIncident = () => useCall(contract.updateIncident, CHANGED)
export const useDeleteIncident = () => useCall(contract.deleteIncident, CHANGED)
