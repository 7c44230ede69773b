/** Bytes of an uploaded picture at most: a photograph of a phone has 5 MB, of a camera 15. */
export const maxPictureBytes = 25 * 1_024 * 1_024

/** Bytes of an uploaded map at most: unpacked it may have 16 million characters, which a zip makes a tenth of. */
export const maxMapBytes = 25 * 1_024 * 1_024
