import type { ComponentProps } from 'react'
import { controlClass } from './control-class.ts'
import { useFieldWiring } from './field.tsx'

/** A text area that grows with its content. Connects itself to the Field around it. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldWiring()}
      {...rest}
      rows={rows}
      className={controlClass('field-sizing-content max-h-96 min-h-20 px-2.5 py-1.5', className)}
    />
  )
}
