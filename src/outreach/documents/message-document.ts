/**
 * The content of a message as the visual editor holds it: a tree in ProseMirror's JSON form
 * (https://prosemirror.net/docs/ref/#model.Node.toJSON).
 */
export interface MessageDocument {
  readonly type: 'doc'
  readonly content: readonly Block[]
}

export const ALIGNMENTS = ['left', 'center', 'right'] as const
export type Alignment = (typeof ALIGNMENTS)[number]

export type Block =
  | { readonly type: 'paragraph'; readonly attrs: { readonly align: Alignment | null }; readonly content?: Inline[] }
  | {
      readonly type: 'heading'
      readonly attrs: { readonly level: 1 | 2 | 3; readonly align: Alignment | null }
      readonly content?: Inline[]
    }
  | { readonly type: 'bullet_list' | 'ordered_list'; readonly content: ListItem[] }
  | { readonly type: 'blockquote'; readonly content: Block[] }
  | { readonly type: 'horizontal_rule' }
  | { readonly type: 'button'; readonly attrs: ButtonAttributes; readonly content?: Inline[] }
  | { readonly type: 'columns'; readonly content: Column[] }
  /** Template syntax between blocks, such as `{% if company %}`, as written. */
  | { readonly type: 'logic'; readonly attrs: { readonly code: string } }

export interface ListItem {
  readonly type: 'list_item'
  readonly content: Block[]
}

export interface Column {
  readonly type: 'column'
  readonly content: Block[]
}

export interface ButtonAttributes {
  readonly href: string
  readonly align: Alignment
  /** As `#rrggbb`. */
  readonly color: string
}

export interface ImageAttributes {
  readonly src: string
  /** Empty for decoration. */
  readonly alt: string
  /** CSS pixels. */
  readonly width: number | null
  readonly height: number | null
}

export type Inline =
  | { readonly type: 'text'; readonly text: string; readonly marks?: Mark[] }
  /** A merge field or a tag, as written: `{{first_name|there}}`, `{% if company %}`. */
  | { readonly type: 'token'; readonly attrs: { readonly code: string }; readonly marks?: Mark[] }
  | { readonly type: 'image'; readonly attrs: ImageAttributes; readonly marks?: Mark[] }
  | { readonly type: 'hard_break'; readonly marks?: Mark[] }

export type Mark =
  | { readonly type: 'link'; readonly attrs: { readonly href: string } }
  | { readonly type: 'color'; readonly attrs: { readonly color: string } }
  | { readonly type: 'strong' | 'em' | 'underline' | 'strike' }

/** Marks from the outer to the inner element. */
export const MARK_ORDER: readonly Mark['type'][] = ['link', 'color', 'strong', 'em', 'underline', 'strike']

export const BUTTON_COLOR = '#10635f'
/** An image is at most this wide in a message. */
export const IMAGE_WIDTH_MAX = 600
