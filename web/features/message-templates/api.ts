import { queryOptions } from '@tanstack/react-query'
import { previewCampaign } from '../../../src/contracts/campaigns/sending.ts'
import * as contract from '../../../src/contracts/message-templates/message-templates.ts'
import { call } from '../../lib/call.ts'
import { useCall } from '../../lib/use-call.ts'

export const templateQueries = {
  /** A message as an example recipient gets it. */
  preview: ({ subject, content, format }: Pick<contract.MessageTemplate, 'subject' | 'content' | 'format'>) =>
    queryOptions({
      queryKey: ['message-templates', 'preview', subject, content, format],
      queryFn: async ({ signal }) =>
        (await call(previewCampaign, { body: { type: 'email', subject, content, format }, signal })).data,
    }),
}

const CHANGED = { invalidates: [['message-templates', 'list']] } as const
export const useCreateTemplate = () => useCall(contract.createTemplate, CHANGED)
export const useUpdateTemplate = () => useCall(contract.updateTemplate, CHANGED)
export const useDeleteTemplate = () => useCall(contract.deleteTemplate, CHANGED)
