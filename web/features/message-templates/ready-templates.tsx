import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReadyTemplate } from '../../../src/outreach/documents/ready/ready-template.ts'
import { READY_TEMPLATES } from '../../../src/outreach/documents/ready/ready-templates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { cn } from '../../ui/cn.ts'
import { MessageFrame } from '../../ui/message-frame.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { templateQueries } from './api.ts'
import type { TemplateContent } from './template-content.ts'

export interface ReadyTemplatesProps {
  onUse: (template: TemplateContent & { readonly name: string }) => void
}

/** The templates that come with the product, each with a preview. */
export default function ReadyTemplates({ onUse }: ReadyTemplatesProps) {
  const [shown, setShown] = useState<string | null>(null)
  return (
    <section aria-label="Ready templates" className="flex flex-col gap-3 border-line border-t pt-4">
      <div>
        <h3 className="font-semibold text-ink text-sm">Ready templates</h3>
        <p className="text-muted text-xs">Replace the text in square brackets with your own words and links.</p>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2">
        {READY_TEMPLATES.map((template) => (
          <li
            key={template.id}
            className={cn(
              'flex min-w-0 flex-col gap-2 rounded-lg border border-line p-3',
              shown === template.id && 'sm:col-span-2',
            )}
          >
            <p className="flex flex-wrap items-center gap-2 font-medium text-ink text-sm">
              {template.name}
              <Badge>{template.format === 'plain' ? 'Plain text' : 'Designed'}</Badge>
            </p>
            <p className="flex-1 text-muted text-xs">{template.description}</p>
            <div className="flex gap-2">
              <Button
                size="sm"
                variant="primary"
                aria-label={`Use ${template.name}`}
                onClick={() => onUse({ ...template, text_content: null })}
              >
                Use
              </Button>
              <Button
                size="sm"
                aria-label={`Preview of ${template.name}`}
                aria-expanded={shown === template.id}
                onClick={() => setShown(shown === template.id ? null : template.id)}
              >
                {shown === template.id ? 'Hide preview' : 'Preview'}
              </Button>
            </div>
            {shown === template.id ? <ReadyPreview template={template} /> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The template as an example recipient gets it. */
function ReadyPreview({ template }: { template: ReadyTemplate }) {
  const { data, error, refetch, isFetching } = useQuery(templateQueries.preview(template))
  if (error && !data) return <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data)
    return (
      <div role="status" aria-label="Loading preview">
        <Skeleton className="h-60" />
      </div>
    )
  return (
    <>
      <p className="wrap-anywhere text-ink text-xs">
        <span className="text-muted">Subject: </span>
        {data.subject}
      </p>
      <MessageFrame title={`Preview of ${template.name}`} html={data.html ?? ''} />
    </>
  )
}
