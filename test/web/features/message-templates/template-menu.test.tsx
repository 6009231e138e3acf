import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import * as contract from '../../../../src/contracts/message-templates/message-templates.ts'
import type { TemplateContent } from '../../../../web/features/message-templates/template-content.ts'
import { TemplateMenu, type TemplateMenuProps } from '../../../../web/features/message-templates/template-menu.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'

const BLANK: TemplateContent = { subject: '', content: '', text_content: null, format: 'html' }
const WRITTEN: TemplateContent = { subject: 'Hello', content: '<p>Hi</p>', text_content: 'Hi', format: 'html' }

const templateOf = (n: number, change: Partial<contract.MessageTemplate> = {}): contract.MessageTemplate => ({
  id: `t${n}`,
  name: `Template ${n}`,
  type: 'email',
  subject: `Subject ${n}`,
  content: `<style>p { color: red }</style><p>Content ${n}</p>`,
  text_content: null,
  format: 'html',
  created_at: '2026-03-04T12:00:00.000Z',
  updated_at: '2026-03-04T12:00:00.000Z',
  ...change,
})

function open(templates: contract.MessageTemplate[], props: Partial<TemplateMenuProps> = {}) {
  const api = fakeApi()
  const has = (now: contract.MessageTemplate[]) => api.answer(contract.listTemplates, { data: { templates: now } })
  has(templates)
  const template = templates[0] ?? templateOf(1)
  api.answer(contract.createTemplate, { data: { template } })
  api.answer(contract.updateTemplate, { data: { template } })
  api.answer(contract.deleteTemplate, {})
  const onUse = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const { user } = visit(
    () => (
      // As in the product: within the form of a message.
      <form onSubmit={onSubmit}>
        <TemplateMenu type="email" current={BLANK} onUse={onUse} canEdit {...props} />
      </form>
    ),
    '/',
  )
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return {
    ...{ api, has, user, onUse, onSubmit },
    openList: async () => {
      await press('Templates')
      return within(await screen.findByRole('dialog', { name: 'Templates' }))
    },
    openSave: async () => {
      await press('Save as template')
      return within(await screen.findByRole('dialog', { name: 'Save as template' }))
    },
    sent: () => api.seen.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]),
  }
}

describe('the template list', () => {
  test('shows templates of the message type, with the beginning of each', async () => {
    const { api, openList } = open([templateOf(1)])
    const shown = await openList()
    expect(await shown.findByText('Template 1')).toBeDefined()
    expect(shown.getByText('Subject 1')).toBeDefined()
    expect(shown.getByText('Content 1')).toBeDefined()
    expect(Object.fromEntries(api.seen[0]!.query)).toEqual({ type: 'email' })
  })

  test('is not loaded before it is opened', () => {
    expect(open([templateOf(1)]).api.seen).toEqual([])
  })

  test('that is empty explains how to create one', async () => {
    const shown = await open([]).openList()
    expect(await shown.findByText('No templates yet')).toBeDefined()
  })

  test('that fails to load can be retried', async () => {
    const { api, has, user, openList } = open([])
    api.refuse(contract.listTemplates, 503, 'unavailable', 'Back in a minute.')
    const shown = await openList()
    expect((await shown.findByRole('alert')).textContent).toContain('Back in a minute.')
    has([templateOf(1)])
    await user.click(shown.getByRole('button', { name: 'Try again' }))
    expect(await shown.findByText('Template 1')).toBeDefined()
  })

  test('that is long can be searched', async () => {
    const { user, openList } = open(Array.from({ length: 9 }, (_, n) => templateOf(n + 1)))
    const shown = await openList()
    await user.type(await shown.findByRole('searchbox'), 'template 7')
    const list = within(shown.getByRole('list', { name: 'Templates' }))
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
    expect(shown.getByText('Template 7')).toBeDefined()
  })
})

describe('using a template', () => {
  const used = { subject: 'Subject 1', content: templateOf(1).content, text_content: null, format: 'html' }

  test('happens immediately if the message is empty', async () => {
    const { user, onUse, openList } = open([templateOf(1)])
    const shown = await openList()
    await user.click(await shown.findByRole('button', { name: 'Use Template 1' }))
    expect(onUse.mock.calls).toEqual([[used]])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('asks first if the message has content', async () => {
    const { user, onUse, openList } = open([templateOf(1)], { current: WRITTEN })
    const shown = await openList()
    await user.click(await shown.findByRole('button', { name: 'Use Template 1' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(onUse).not.toHaveBeenCalled()
    await user.click(question.getByRole('button', { name: 'Replace content' }))
    expect(onUse.mock.calls).toEqual([[used]])
  })

  test('is not offered for read-only messages', () => {
    open([templateOf(1)], { isReadOnly: true, current: WRITTEN })
    expect(screen.queryByRole('button', { name: 'Templates' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Save as template' })).toBeDefined()
  })
})

describe('saving a template', () => {
  test('requires a name, and sends only the template', async () => {
    const { user, openSave, sent, onSubmit } = open([], { current: WRITTEN })
    const form = await openSave()
    expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Hello')
    await user.clear(form.getByLabelText('Name'))
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('Name is required')).toBeDefined()
    await user.type(form.getByLabelText('Name'), 'First contact{Enter}')
    expect(await screen.findByText('Saved as “First contact”')).toBeDefined()
    expect(sent()).toEqual([
      ['POST', '/api/dashboard/message-templates', { name: 'First contact', type: 'email', ...WRITTEN }],
    ])
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('from a text message omits the fields of an email', async () => {
    const { user, openSave, sent } = open([], { type: 'sms', current: { ...WRITTEN, content: 'Hi' } })
    const form = await openSave()
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.[2]).toEqual({
      name: 'Hello',
      type: 'sms',
      subject: null,
      content: 'Hi',
      text_content: null,
      format: 'html',
    })
  })

  test('from an empty message shows what is missing', async () => {
    const { user } = open([])
    await user.click(screen.getByRole('button', { name: 'Save as template' }))
    expect(await screen.findByText('Write the content first, then save it as a template')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('that is rejected shows the reason', async () => {
    const { api, user, openSave } = open([], { current: WRITTEN })
    api.refuse(contract.createTemplate, 409, 'conflict', 'An account may have 200 templates.')
    const form = await openSave()
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect((await form.findByRole('alert')).textContent).toBe('An account may have 200 templates.')
  })
})

describe('changing a template', () => {
  test('edits it', async () => {
    const { user, openList, sent } = open([templateOf(1)])
    const shown = await openList()
    await user.click(await shown.findByRole('button', { name: 'Edit Template 1' }))
    const form = within(await screen.findByRole('dialog', { name: 'Edit Template 1' }))
    await user.clear(form.getByLabelText('Name'))
    await user.type(form.getByLabelText('Name'), 'Second contact')
    await user.clear(form.getByLabelText('Content (HTML)'))
    await user.type(form.getByLabelText('Content (HTML)'), '<p>New</p>')
    await user.click(form.getByRole('button', { name: 'Save Changes' }))
    expect(await screen.findByText('Template changed')).toBeDefined()
    expect(sent()).toEqual([
      [
        'PUT',
        '/api/dashboard/message-templates/t1',
        {
          name: 'Second contact',
          type: 'email',
          subject: 'Subject 1',
          content: '<p>New</p>',
          text_content: null,
          format: 'html',
        },
      ],
    ])
  })

  test('deletes it after a confirmation', async () => {
    const { user, has, openList, sent } = open([templateOf(1)])
    const shown = await openList()
    await user.click(await shown.findByRole('button', { name: 'Delete Template 1' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(sent()).toEqual([])
    has([])
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('“Template 1” deleted')).toBeDefined()
    expect(sent()).toEqual([['DELETE', '/api/dashboard/message-templates/t1', undefined]])
    expect(await screen.findByText('No templates yet')).toBeDefined()
  })

  test('is not offered to users who may only use templates', async () => {
    const shown = await open([templateOf(1)], { canEdit: false }).openList()
    await shown.findByText('Template 1')
    expect(shown.queryByRole('button', { name: /^(?:Edit|Delete)/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Save as template' })).toBeNull()
  })
})
