/** Why there is no picture: the browser may not use the camera, there is none, another program uses it, or it failed. */
export const CAMERA_FAILURES = ['refused', 'missing', 'busy', 'failed'] as const
export type CameraFailure = (typeof CAMERA_FAILURES)[number]

const BY_NAME: Readonly<Record<string, CameraFailure>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  NotReadableError: 'busy',
}

/** What an error of `getUserMedia` says. */
export const cameraFailure = (error: unknown): CameraFailure =>
  (error instanceof DOMException ? BY_NAME[error.name] : undefined) ?? 'failed'
