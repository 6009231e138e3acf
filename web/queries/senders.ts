import { queryOptions } from '@tanstack/react-query'
import * as contract from '../../src/contracts/senders/senders.ts'
import { call } from '../lib/call.ts'

/** The account's email configurations. */
export const emailConfigsQuery = () =>
  queryOptions({
    queryKey: ['email-configs'],
    queryFn: async ({ signal }) => (await call(contract.listEmailConfigs, { signal })).data.configs,
    staleTime: 0,
  })

/** The account's SMS configurations. */
export const smsConfigsQuery = () =>
  queryOptions({
    queryKey: ['sms-configs'],
    queryFn: async ({ signal }) => (await call(contract.listSmsConfigs, { signal })).data.configs,
    staleTime: 0,
  })
