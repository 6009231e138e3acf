import type { Command, EditorState } from 'prosemirror-state'
import { NodeSelection } from 'prosemirror-state'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { blockAt, insertButton, linkAt, setAttributes, setColor, setLink } from './commands.ts'
import { schema } from './schema.ts'

/** What a button of the toolbar opens below it. */
export type Panel = 'link' | 'color' | 'button' | 'image'

export interface PanelProps {
  state: EditorState
  /** Runs a command, closes the panel and returns to the editor. */
  onRun: (command: Command) => void
  onClose: () => void
}

const { nodes } = schema

/** A mail address or a bare host becomes a link that opens. */
export function asLink(written: string): string {
  const text = written.trim()
  if (text === '' || /^(?:[a-z][a-z0-9+.-]*:|\{\{|#)/i.test(text)) return text
  return /^[^\s@/]+@[^\s@/]+$/.test(text) ? `mailto:${text}` : `https://${text}`
}

const isBad = (href: string) => /^(?:javascript|data|vbscript|file):/i.test(href.trim())

export function LinkPanel({ state, onRun, onClose }: PanelProps) {
  const before = linkAt(state)
  const [href, setHref] = useState(before)
  const apply = () => {
    if (!isBad(href)) onRun(setLink(asLink(href)))
  }
  return (
    <PanelFrame label="Link" onApply={apply} onClose={onClose}>
      <Field
        label="Link to"
        className="min-w-0 flex-1 basis-60"
        {...(isBad(href) && { error: "Links of this type don't work in emails" })}
      >
        <Input
          value={href}
          autoFocus
          placeholder="https://example.com"
          onChange={(event) => setHref(event.target.value)}
        />
      </Field>
      <Button variant="primary" onClick={apply}>
        Set link
      </Button>
      {before ? <Button onClick={() => onRun(setLink(''))}>Remove link</Button> : null}
    </PanelFrame>
  )
}

/** Colours that are readable on white and, as mail programs change them, on dark. */
const COLORS = [
  { color: '#b91c1c', name: 'Red', className: 'bg-[#b91c1c]' },
  { color: '#b45309', name: 'Amber', className: 'bg-[#b45309]' },
  { color: '#15803d', name: 'Green', className: 'bg-[#15803d]' },
  { color: '#10635f', name: 'Teal', className: 'bg-[#10635f]' },
  { color: '#1d4ed8', name: 'Blue', className: 'bg-[#1d4ed8]' },
  { color: '#7e22ce', name: 'Purple', className: 'bg-[#7e22ce]' },
  { color: '#52525b', name: 'Grey', className: 'bg-[#52525b]' },
] as const

export function ColorPanel({ onRun, onClose }: PanelProps) {
  return (
    <PanelFrame label="Text colour" onClose={onClose}>
      <Swatches label="Text colour" onChoose={(color) => onRun(setColor(color))} />
      <Button size="sm" onClick={() => onRun(setColor(null))}>
        Default colour
      </Button>
    </PanelFrame>
  )
}

function Swatches({ label, onChoose, chosen }: { label: string; onChoose: (color: string) => void; chosen?: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-1.5 self-center">
      {COLORS.map(({ color, name, className }) => (
        <button
          key={color}
          type="button"
          title={name}
          aria-label={name}
          aria-pressed={chosen === color}
          className={`size-7 rounded-full border-2 ${chosen === color ? 'border-ink' : 'border-transparent'} ${className}`}
          onClick={() => onChoose(color)}
        />
      ))}
    </div>
  )
}

/** Inserts a button, or changes the one around the cursor. */
export function ButtonPanel({ state, onRun, onClose }: PanelProps) {
  const former = blockAt(state, nodes.button!)
  const [href, setHref] = useState(String(former?.href ?? ''))
  const [label, setLabel] = useState('')
  const [color, setButtonColor] = useState(String(former?.color ?? '#10635f'))
  const isReady = href.trim() !== '' && !isBad(href) && (former !== null || label.trim() !== '')
  const apply = () => {
    if (!isReady) return
    const attributes = { href: asLink(href), color }
    onRun(
      former
        ? setAttributes(nodes.button!, attributes)
        : (current, dispatch) =>
            insertButton(label.trim(), attributes.href)(
              current,
              dispatch &&
                ((change) => {
                  change.doc.descendants((node, at) => {
                    if (node.type === nodes.button && node.attrs.href === attributes.href)
                      change.setNodeAttribute(at, 'color', color)
                  })
                  dispatch(change)
                }),
            ),
    )
  }
  return (
    <PanelFrame label="Button" onApply={apply} onClose={onClose}>
      {former ? null : (
        <Field label="Text" className="min-w-0 flex-1 basis-40">
          <Input value={label} autoFocus placeholder="Read more" onChange={(event) => setLabel(event.target.value)} />
        </Field>
      )}
      <Field label="Link to" className="min-w-0 flex-1 basis-60">
        <Input value={href} placeholder="https://example.com" onChange={(event) => setHref(event.target.value)} />
      </Field>
      <Swatches label="Button colour" chosen={color} onChoose={setButtonColor} />
      <Button variant="primary" disabled={!isReady} onClick={apply}>
        {former ? 'Change button' : 'Insert button'}
      </Button>
    </PanelFrame>
  )
}

/** The selected image's alternative text and width. */
export function ImagePanel({ state, onRun, onClose, onChoose }: PanelProps & { onChoose: () => void }) {
  const { selection } = state
  const image = selection instanceof NodeSelection && selection.node.type === nodes.image ? selection.node.attrs : null
  const [alt, setAlt] = useState(String(image?.alt ?? ''))
  const [width, setWidth] = useState(String(image?.width ?? ''))
  if (!image) return null
  const apply = () => {
    const size = Number.parseInt(width, 10)
    const next = size > 0 ? Math.min(size, 1_200) : null
    const ratio = image.width && image.height ? Number(image.height) / Number(image.width) : null
    const height = next !== null && ratio !== null ? Math.round(next * ratio) : null
    onRun(setAttributes(nodes.image!, { alt: alt.trim(), width: next, height }))
  }
  return (
    <PanelFrame label="Image" onApply={apply} onClose={onClose}>
      <Field
        label="Alternative text"
        className="min-w-0 flex-1 basis-60"
        hint={alt.trim() ? undefined : 'Describe the image. Many email apps hide images at first.'}
      >
        <Input value={alt} autoFocus onChange={(event) => setAlt(event.target.value)} />
      </Field>
      <Field label="Width" className="w-24" hint="Pixels">
        <Input inputMode="numeric" value={width} onChange={(event) => setWidth(event.target.value)} />
      </Field>
      <Button variant="primary" onClick={apply}>
        Apply
      </Button>
      <Button onClick={onChoose}>Replace</Button>
    </PanelFrame>
  )
}

/** A row of fields. Enter applies it instead of submitting the form around the editor; Escape closes it. */
function PanelFrame({
  label,
  children,
  onApply,
  onClose,
}: {
  label: string
  children: ReactNode
  onApply?: () => void
  onClose: () => void
}) {
  function press(event: KeyboardEvent) {
    const isText = event.target instanceof HTMLInputElement
    if (event.key === 'Enter' && isText) {
      event.preventDefault()
      onApply?.()
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form may not be inside another, and a fieldset needs a legend
    <div
      role="group"
      aria-label={label}
      className="flex flex-wrap items-start gap-3 rounded-md border border-line bg-sunken p-3 [&>button]:self-end"
      onKeyDown={press}
    >
      {children}
    </div>
  )
}
