/**
 * Schema library that the shell shares with every remote: what the contract and the remotes use of `zod/mini`, once on the
 * page. The host is its only provider (Module Federation singleton), so a name that is not here fails the build and not
 * the page.
 * @example import * as z from '@sarv/shared/schema'
 */
export {
  array,
  boolean,
  catch,
  coerce,
  discriminatedUnion,
  enum,
  extend,
  type infer,
  instanceof,
  int,
  int32,
  iso,
  literal,
  looseObject,
  maximum,
  maxLength,
  minimum,
  minLength,
  nullable,
  number,
  object,
  omit,
  optional,
  pick,
  record,
  refine,
  regex,
  string,
  union,
  unknown,
  url,
  uuid,
  type ZodMiniType,
} from 'zod/mini'
