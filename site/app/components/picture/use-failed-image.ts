import { useState } from 'react'

/** True if the image did not load; spread `watch` on its `<img>`. */
export function useFailedImage(url: string | undefined) {
  const [failedUrl, setFailedUrl] = useState<string>()
  const fail = () => setFailedUrl(url)
  return {
    hasFailed: url !== undefined && failedUrl === url,
    watch: {
      onError: fail,
      // An image that failed before hydration has sent its event already. A drawing without a size is not a failure.
      ref(image: HTMLImageElement | null) {
        if (image?.complete && image.naturalWidth === 0) image.decode().catch(fail)
      },
    },
  }
}
