import { expect, test } from 'vitest'
import { typeOfContent } from '../../../../src/features/site-downloads/file-types.ts'

test.each([
  ['text/html; charset=utf-8', 'html'],
  ['application/xhtml+xml', 'html'],
  ['text/css', 'css'],
  ['text/javascript', 'js'],
  ['application/x-javascript', 'js'],
  ['image/svg+xml', 'image'],
  ['font/woff2', 'font'],
  ['application/font-woff', 'font'],
  ['application/vnd.ms-fontobject', 'font'],
  ['video/mp4', 'video'],
  ['audio/mpeg', 'audio'],
  ['application/pdf', 'document'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'document'],
  ['application/vnd.oasis.opendocument.text', 'document'],
  ['text/csv', 'document'],
  ['application/manifest+json', null],
  ['application/octet-stream', null],
  ['', null],
])('%s is %s', (contentType, type) => expect(typeOfContent(contentType)).toBe(type))
