import { queryOptions } from '@tanstack/react-query'
import { listSenderHealth } from '../../src/contracts/senders/sender-health.ts'
import * as contract from '../../src/contracts/senders/senders.ts'
import { call } from '../lib/call.ts'

/** The account's email configurations. */
export const emailConfigsQuery = () =>
  queryOptions({
    queryKey: ['senders', 'email', 'list'],
    queryFn: async ({ signal }) => (await call(contract.listEmailConfigs, { signal })).data.configs,
    staleTime: 0,
  })

/** The account's SMS configurations. */
export const smsConfigsQuery = () =>
  queryOptions({
    queryKey: ['senders', 'sms', 'list'],
    queryFn: async ({ signal }) => (await call(contract.listSmsConfigs, { signal })).data.configs,
    staleTime: 0,
  })

/** What the messages of the account's email configurations came to, and what is left of their limits. */
export const senderHealthQuery = () =>
  queryOptions({
    queryKey: ['senders', 'email', 'health'],
    queryFn: async ({ signal }) => (await call(listSenderHealth, { signal })).data.health,
    staleTime: 0,
  })
