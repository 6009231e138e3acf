import { expect, test } from 'vitest'
import { shownContentType } from '../../../../src/features/site-downloads/shown-content-type.ts'

const MARKUP = new TextEncoder().encode('\n<!doctype html><p>x')
const OTHER = new TextEncoder().encode('%PDF-1.7')

test.each([
  ['text/html;charset=utf-8', MARKUP, 'text/html;charset=utf-8'],
  ['text/html, text/html; charset=gbk', MARKUP, 'text/html; charset=gbk'],
  ['text/html charset=koi8-r', MARKUP, 'text/html; charset=koi8-r'],
  ['', MARKUP, 'text/html'],
  ['html', MARKUP, 'text/html'],
  ['', OTHER, ''],
  ['', null, ''],
  ['image/png, image/png', null, 'image/png'],
  ['application/octet-stream', MARKUP, 'application/octet-stream'],
])('%j is shown with a safe content type', (header, body, expected) =>
  expect(shownContentType(header, body)).toBe(expected),
)
