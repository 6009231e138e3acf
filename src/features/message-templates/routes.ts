import { Hono } from 'hono'
import * as contract from '../../contracts/message-templates/message-templates.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { createTemplate, deleteTemplate, updateTemplate } from './change-templates.ts'
import { listTemplates } from './read-templates.ts'

export const messageTemplateRoutes = new Hono<HttpEnv>()

mount(messageTemplateRoutes, contract.listTemplates, async ({ ctx, query }) => ({
  data: { templates: await listTemplates(ctx, query.type) },
}))
mount(messageTemplateRoutes, contract.createTemplate, async ({ ctx, body }) => ({
  data: { template: await createTemplate(ctx, body) },
  message: 'Template saved',
}))
mount(messageTemplateRoutes, contract.updateTemplate, async ({ ctx, params, body }) => ({
  data: { template: await updateTemplate(ctx, params.id, body) },
  message: 'Template saved',
}))
mount(messageTemplateRoutes, contract.deleteTemplate, async ({ ctx, params }) => {
  await deleteTemplate(ctx, params.id)
  return { message: 'Template deleted' }
})
