import { Globe, Mail, Plus, Search, Settings, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Fieldset } from '../../../ui/fieldset.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { UrlInput } from '../../../ui/url-input.tsx'

/** Buttons and all form controls. */
export function ControlsGallery() {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Buttons />
      <Choices />
      <Fields />
      <TextAndFiles />
    </div>
  )
}

function Buttons() {
  const [mode, setMode] = useState<'url' | 'keyword'>('url')
  return (
    <Card title="Buttons">
      <Row>
        <Button variant="primary" icon={Plus}>
          New crawl
        </Button>
        <Button>Secondary</Button>
        <Button variant="ghost">Ghost</Button>
        <Button variant="danger" icon={Trash2}>
          Delete
        </Button>
        <Button variant="danger-ghost">Remove</Button>
      </Row>
      <Row>
        <Button variant="primary" size="sm">
          Small
        </Button>
        <Button variant="primary">Medium</Button>
        <Button variant="primary" size="lg">
          Large
        </Button>
      </Row>
      <Row>
        <Button variant="primary" isLoading>
          Importing...
        </Button>
        <Button disabled>Disabled</Button>
        <LinkButton href="/dev/gallery">Link</LinkButton>
        <IconButton icon={Settings} label="Settings" />
        <IconButton icon={Trash2} label="Delete" variant="secondary" />
      </Row>
      <SegmentedControl
        aria-label="Mode"
        value={mode}
        onChange={setMode}
        segments={[
          { value: 'url', label: 'Website', icon: Globe },
          { value: 'keyword', label: 'Keyword', icon: Search },
        ]}
      />
    </Card>
  )
}

function Choices() {
  const [mode, setMode] = useState<'url' | 'keyword'>('url')
  const [robots, setRobots] = useState(true)
  return (
    <Card title="Choices">
      <div className="flex flex-col gap-5">
        <RadioGroup
          label="Start from"
          layout="cards"
          value={mode}
          onChange={setMode}
          options={[
            { value: 'url', label: 'A website', hint: 'Follow its links from one address.', icon: Globe },
            { value: 'keyword', label: 'A keyword', hint: 'Crawl what a search finds.', icon: Search },
          ]}
        />
        <Fieldset legend="Data types" error="Please select at least one data type">
          <div className="grid grid-cols-2 gap-2">
            <Checkbox label="Emails" defaultChecked />
            <Checkbox label="Phones" />
            <Checkbox label="Names" isIndeterminate />
            <Checkbox label="Addresses" disabled />
          </div>
        </Fieldset>
        <Switch
          label="Respect robots.txt"
          hint="Skips pages the site asks crawlers not to read."
          isOn={robots}
          onChange={setRobots}
        />
        <Switch
          label="Run in background"
          hint="We'll let you know when it's done."
          isOn={!robots}
          onChange={() => setRobots(!robots)}
        />
      </div>
    </Card>
  )
}

function Fields() {
  const [engine, setEngine] = useState('default')
  return (
    <Card title="Fields">
      <div className="flex flex-col gap-4">
        <Field label="Website" hint="Starts with http:// or https://" isRequired>
          <UrlInput />
        </Field>
        <Field label="Email" error="Invalid email address">
          <Input type="email" icon={Mail} defaultValue="ada@" />
        </Field>
        <Field label="Password" aside="At least 6 characters">
          <PasswordInput defaultValue="correct horse" />
        </Field>
        <Field label="Engine">
          <Select
            value={engine}
            onChange={setEngine}
            options={[
              { value: 'default', label: 'Automatic', hint: 'Renders only pages that need it.' },
              { value: 'basic', label: 'Basic', hint: 'Fetches, never renders.' },
              { value: 'browserless', label: 'Browser', hint: 'Renders every page.' },
            ]}
          />
        </Field>
        <Field label="Disabled">
          <Input disabled defaultValue="Not yours to change" />
        </Field>
      </div>
    </Card>
  )
}

function TextAndFiles() {
  const [file, setFile] = useState<File | null>(null)
  return (
    <Card title="Text and files">
      <div className="flex flex-col gap-4">
        <Field label="Message" hint="At least 10 characters.">
          <Textarea placeholder="What would you like to say?" />
        </Field>
        <Field label="CSV file">
          <FileDrop file={file} onChange={setFile} accept=".csv,.txt" hint=".csv or .txt, up to 10 MB" />
        </Field>
      </div>
    </Card>
  )
}

function Row({ children }: { children: ReactNode }) {
  return <div className="mb-3 flex flex-wrap items-center gap-2">{children}</div>
}
