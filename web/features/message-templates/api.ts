import { queryOptions } from '@tanstack/react-query'
import { previewCampaign } from '../../../src/contracts/campaigns/sending.ts'
import * as contract from '../../../src/contracts/message-templates/message-templates.ts'
import type { Channel } from '../../../src/contracts/senders/channel.ts'
import { call } from '../../lib/call.ts'
import { useCall } from '../../lib/use-call.ts'

export const templateQueries = {
  list: (type: Channel) =>
    queryOptions({
      queryKey: ['message-templates', type],
      queryFn: async ({ signal }) => (await call(contract.listTemplates, { query: { type }, signal })).data.templates,
      staleTime: 0,
    }),
  /** A message as an example recipient gets it. */
  preview: ({ subject, content, format }: Pick<contract.MessageTemplate, 'subject' | 'content' | 'format'>) =>
    queryOptions({
      queryKey: ['template-preview', subject, content, format],
      queryFn: async ({ signal }) =>
        (await call(previewCampaign, { body: { type: 'email', subject, content, format }, signal })).data,
    }),
}

const CHANGED = { invalidates: ['message-templates'] }
export const useCreateTemplate = () => useCall(contract.createTemplate, CHANGED)
export const useUpdateTemplate = () => useCall(contract.updateTemplate, CHANGED)
export const useDeleteTemplate = () => useCall(contract.deleteTemplate, CHANGED)
