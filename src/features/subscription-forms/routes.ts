import { Hono } from 'hono'
import * as contract from '../../contracts/subscription-forms/subscription-forms.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { createForm, deleteForm, listForms, updateForm } from './forms.ts'
import { listContactSubscriptions, listSubscriptions } from './list-subscriptions.ts'

export const subscriptionFormRoutes = new Hono<HttpEnv>()

mount(subscriptionFormRoutes, contract.listForms, async ({ ctx }) => ({ data: { forms: await listForms(ctx) } }))
mount(subscriptionFormRoutes, contract.createForm, async ({ ctx, body }) => ({
  data: { form: await createForm(ctx, body) },
  message: 'Form saved',
}))
mount(subscriptionFormRoutes, contract.updateForm, async ({ ctx, params, body }) => ({
  data: { form: await updateForm(ctx, params.id, body) },
  message: 'Form saved',
}))
mount(subscriptionFormRoutes, contract.deleteForm, async ({ ctx, params }) => {
  await deleteForm(ctx, params.id)
  return { message: 'Form deleted' }
})
mount(subscriptionFormRoutes, contract.listSubscriptions, async ({ ctx, params, query }) => ({
  data: await listSubscriptions(ctx, params.id, query),
}))
mount(subscriptionFormRoutes, contract.listContactSubscriptions, async ({ ctx, params }) => ({
  data: { subscriptions: await listContactSubscriptions(ctx, params.id) },
}))
