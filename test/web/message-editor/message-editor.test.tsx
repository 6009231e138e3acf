import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { MessageEditor } from '../../../web/message-editor/message-editor.tsx'

beforeEach(() => localStorage.removeItem('message-editor-view'))

let latest = ''
function Form({ content }: { content: string }) {
  const [value, setValue] = useState(content)
  latest = value
  return (
    <MessageEditor
      value={value}
      onChange={setValue}
      renderFields={(onInsert) => (
        <button type="button" onClick={() => onInsert('{{company | default: "your company"}}')}>
          Company
        </button>
      )}
      codeView={<textarea aria-label="Code" value={value} onChange={(event) => setValue(event.target.value)} />}
    />
  )
}
async function open(content: string) {
  const user = userEvent.setup()
  render(<Form content={content} />)
  return { user, editor: () => screen.findByRole('textbox', { name: 'Content' }) }
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })

test('opening a message changes nothing, and a field is inserted as it is written', async () => {
  const content = '<P>Hello {{first_name|there}}<p class="">'.replace(' class=""', '')
  const { user, editor } = await open(content)
  expect((await editor()).textContent).toBe('Hello {{first_name|there}}')
  expect(latest).toBe(content)
  await user.click(await button('Company'))
  await waitFor(() => expect(latest).toContain('{{company | default: "your company"}}'))
  expect(latest).toContain('{{first_name|there}}')
  await user.click(await button('Undo (Ctrl+Z)'))
  await waitFor(() => expect(latest).not.toContain('company'))
})

test('blocks are inserted from the toolbar, and buttons are tables', async () => {
  const { user, editor } = await open('')
  await editor()
  await user.click(await button('Button'))
  const panel = within(screen.getByRole('group', { name: 'Button' }))
  await user.type(panel.getByLabelText('Text'), 'Read on')
  await user.type(panel.getByLabelText('Link to'), 'example.com{Enter}')
  await waitFor(() => expect(latest).toContain('<table data-block="button"'))
  expect(latest).toContain('href="https://example.com"')
  await user.click(await button('Divider'))
  await waitFor(() => expect(latest).toContain('<hr'))
  await user.click(await button('Link (Ctrl+K)'))
  await user.type(screen.getByLabelText('Link to'), 'javascript:alert(1){Enter}')
  expect(latest).not.toContain('javascript')
})

test('pasted content is cleaned', async () => {
  const { editor } = await open('')
  const data = {
    files: [],
    getData: (type: string) =>
      type === 'text/html' ? '<style>p{}</style><p class="MsoNormal"><b>Hi</b><script>x()</script> {{name}}</p>' : 'Hi',
  }
  fireEvent.paste(await editor(), { clipboardData: data })
  await waitFor(() => expect(latest).toBe('<p><strong>Hi</strong> {{name}}</p>'))
})

test('HTML that it cannot represent stays code until it is converted, which can be undone', async () => {
  const content = '<table><tr><td>Hello {{name}}</td></tr></table>'
  const { user, editor } = await open(content)
  expect(await screen.findByText(/would lose <table>, <tr>, <td>/)).toBeDefined()
  expect((screen.getByRole('textbox', { name: 'Code' }) as HTMLTextAreaElement).value).toBe(content)
  expect(latest).toBe(content)
  await user.click(await button('Convert it'))
  await editor()
  expect(latest).toBe('<p>Hello {{name}}</p>')
  await user.click(await button('Undo'))
  await waitFor(() => expect(latest).toBe(content))
})

test('the code view is remembered, with the same content', async () => {
  const { user, editor } = await open('<p>Hello</p>')
  await editor()
  await user.click(screen.getByRole('radio', { name: 'Code' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Code' }), { target: { value: '<h2>Changed</h2>' } })
  expect(localStorage.getItem('message-editor-view')).toBe('code')
  await user.click(screen.getByRole('radio', { name: 'Visual' }))
  expect((await editor()).querySelector('h2')?.textContent).toBe('Changed')
})
