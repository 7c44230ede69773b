import type { EndpointAnswer, EndpointData, EndpointName } from '@promenade/contract/account-api/endpoints'
import type { Locale } from '@promenade/domain/locale/locale'
import { createContext } from 'react-router'
import type { Favorite } from './device/favorites.ts'

/** What the server itself says in a private call. */
type OwnFields = 'idempotency_key' | 'site_origin' | 'visitor_key' | 'locale'

type CallData<Name extends EndpointName> = Omit<EndpointData<Name>, OwnFields> & {
  /** The language of the page, unless another one is given. */
  readonly locale?: Locale
}

export type CallResult<Name extends EndpointName> =
  | { readonly kind: 'done'; readonly answer: EndpointAnswer<Name> }
  /** The platform has understood and does not do it; `reason` is a word of the contract. */
  | { readonly kind: 'refused'; readonly reason: string | undefined }
  /** Too often; seconds until it may be tried again. */
  | { readonly kind: 'limited'; readonly retryAfter: number }
  /** The session is over, if there was one. */
  | { readonly kind: 'logged out' }
  /** Not known to be done: no answer, or none that makes sense. */
  | { readonly kind: 'failed' }

/** Of any call, where only what became of it is of interest. */
export type AnyResult = CallResult<EndpointName>

/** The one who asks. Only actions and the loaders of personal screens have it: what they answer is never kept. */
export interface Visitor {
  readonly isLoggedIn: () => boolean
  /**
   * Those that the device keeps; of a logged-in visitor the same as the account's when last heard of. Logging in makes
   * the account take in the device's.
   */
  readonly favorites: () => readonly Favorite[]
  readonly storeFavorites: (favorites: readonly Favorite[]) => void
  /** Calls of one visitor run one at a time. The same submission sent twice is one (`form` gives it its key). */
  readonly call: <Name extends EndpointName>(
    endpoint: Name,
    data: CallData<Name>,
    form?: FormData,
  ) => Promise<CallResult<Name>>
  /**
   * Whether a form was filled in on a page of ours: `stale` where that page is a day old, `forged` where it was none
   * of ours or where the field that people do not see is filled in.
   */
  readonly judge: (form: FormData) => 'sound' | 'stale' | 'forged'
  /**
   * What came in the file field of the form. The action's own request has the other fields only: a photo stays on the
   * server's side of the screens until it is asked for, and is decoded then.
   */
  readonly readPhoto: () => Promise<PhotoReading>
}

export type PhotoReading =
  | { readonly kind: 'none' }
  /** Made anew as a JPEG, in base64. */
  | { readonly kind: 'read'; readonly jpeg: string }
  /** The names are those of the messages that say so. */
  | {
      readonly kind: 'faulty'
      readonly fault: 'photoTooLarge' | 'photoTooManyPixels' | 'photoIsHeic' | 'notAPhoto'
    }
  /** Too many photos at once, or too many from one network address; seconds until it may be sent again. */
  | { readonly kind: 'busy' | 'limited'; readonly retryAfter: number }

export const sessionContext = createContext<Visitor>()

/** Names of the two hidden fields of every form. */
export const stampField = 'stamp'
export const trapField = 'leave_empty'
