import { z } from 'zod'

type Bare<Field> = Field extends z.ZodDefault<infer Inner> | z.ZodPrefault<infer Inner> ? Inner : Field
type Changed<Shape extends z.ZodRawShape> = { [Name in keyof Shape]: z.ZodOptional<Bare<Shape[Name]>> }

/**
 * The body of an update: every field of the new object, all optional. Defaults apply to new objects only: on an update
 * they would reset omitted fields that were set to something else. Pass object fields as `changeOf` of their own shape.
 */
export const changeOf = <Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Changed<Shape>> =>
  z.object(Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, bareOf(field).optional()]))) as never

const bareOf = (field: z.core.$ZodType): z.ZodType =>
  field instanceof z.ZodDefault || field instanceof z.ZodPrefault
    ? (field.unwrap() as z.ZodType)
    : (field as unknown as z.ZodType)
