import type { EndpointResponse, EndpointData, EndpointName } from '@promenade/contract/account-api/endpoints'
import type { NothingBut } from '@promenade/domain/forms/form'
import type { Locale } from '@promenade/domain/locale/locale'
import { createContext } from 'react-router'
import type { Favorite } from './device/favorites.ts'

/** Fields that the server adds to an account API request. */
type OwnFields = 'idempotency_key' | 'site_origin' | 'visitor_key' | 'locale'

type CallData<Name extends EndpointName> = Omit<EndpointData<Name>, OwnFields> & {
  /** Default: the language of the page. */
  readonly locale?: Locale
}

export type CallResult<Name extends EndpointName> =
  | { readonly kind: 'done'; readonly response: EndpointResponse<Name> }
  /** The platform refuses; `reason` is a code of the contract. */
  | { readonly kind: 'refused'; readonly reason: string | undefined }
  /** Rate-limited; seconds until the next attempt. */
  | { readonly kind: 'limited'; readonly retryAfter: number }
  /** No session, or an expired one. */
  | { readonly kind: 'logged out' }
  /** No response, or an invalid one. */
  | { readonly kind: 'failed' }

/** Result of any call, if its data does not matter. */
export type AnyResult = CallResult<EndpointName>

/** The session of the visitor, for actions and loaders of personal pages only. Its results are never cached. */
export interface Visitor {
  readonly isLoggedIn: () => boolean
  /** The device's favorites; while logged in a copy of the account's. Login merges them into the account. */
  readonly favorites: () => readonly Favorite[]
  readonly storeFavorites: (favorites: readonly Favorite[]) => void
  /** Calls run one at a time. Submitting the same `form` twice counts once (it provides the idempotency key). */
  readonly call: <Name extends EndpointName, Data extends CallData<Name>>(
    endpoint: Name,
    data: Data & NothingBut<CallData<Name>, Data>,
    form?: FormData,
  ) => Promise<CallResult<Name>>
  /**
   * Checks a form's stamp: `stale` if its page is over a day old, `forged` if it is not from our pages or the hidden
   * field is filled in.
   */
  readonly checkStamp: (form: FormData) => 'valid' | 'stale' | 'forged'
  /** The photo of the form, decoded on call. The action's request contains the other fields only. */
  readonly readPhoto: () => Promise<PhotoReading>
}

export type PhotoReading =
  | { readonly kind: 'none' }
  /** Re-encoded as JPEG, in base64. */
  | { readonly kind: 'read'; readonly jpeg: string }
  /** Keys of the messages. */
  | {
      readonly kind: 'faulty'
      readonly fault: 'photoTooLarge' | 'photoTooManyPixels' | 'photoIsHeic' | 'notAPhoto'
    }
  /** Too many photos at once, or from one network address; seconds until the next attempt. */
  | { readonly kind: 'busy' | 'limited'; readonly retryAfter: number }

export const sessionContext = createContext<Visitor>()

/** Names of the hidden fields of every form. */
export const stampField = 'stamp'
export const trapField = 'leave_empty'
