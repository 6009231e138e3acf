import { queryOptions } from '@tanstack/react-query'
import { listTemplates } from '../../src/contracts/message-templates/message-templates.ts'
import type { Channel } from '../../src/contracts/senders/channel.ts'
import { call } from '../lib/call.ts'

/** The account's templates, to choose or manage them. */
export const templatesQuery = (type: Channel) =>
  queryOptions({
    queryKey: ['message-templates', 'list', type],
    queryFn: async ({ signal }) => (await call(listTemplates, { query: { type }, signal })).data.templates,
    staleTime: 0,
  })
