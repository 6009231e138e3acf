import { Globe } from 'lucide-react'
import { Input, type InputProps } from './input.tsx'

/** An input for a website's address, with the matching phone keyboard. Connects itself to the Field around it. */
export function UrlInput(props: Omit<InputProps, 'icon' | 'type' | 'inputMode'>) {
  return (
    <Input
      placeholder="https://example.com"
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type="url"
      inputMode="url"
      icon={Globe}
    />
  )
}
