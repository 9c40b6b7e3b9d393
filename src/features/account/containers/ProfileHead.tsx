import type { User } from '@dukani/contracts'
import { ProfileHeader } from '@dukani/design-system'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { imageUrl } from '#shared/images/images.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { usePicture } from './usePicture.ts'

export interface ProfileHeadProps {
  user: User
  /** whether the customer sees it */
  shown: boolean
}

/** Whose profile it is: picture, name, e-mail (PROF-01), with what changes the picture. */
export function ProfileHead({ user, shown }: ProfileHeadProps) {
  const t = useText()
  const config = useConfig()
  const { choose, remove, pending, error } = usePicture(user, shown)
  return (
    <ProfileHeader
      name={[user.first_name, user.last_name].filter(Boolean).join(' ')}
      email={user.email}
      picture={imageUrl(user.profile_pic, config)}
      labels={{
        choose: t('profile.choosePicture'),
        drop: t('profile.dropPicture'),
        remove: t('profile.removePicture'),
        hint: t('profile.pictureHint'),
        picture: t('profile.picture'),
      }}
      onChoose={choose}
      onRemove={remove}
      pending={pending}
      error={error}
    />
  )
}
