import { APPEARANCE_PREFERENCES, type AppearancePreference } from '../../hooks/appearance';
import { useAppearance } from '../../hooks/useAppearance';
import { useText } from '../../hooks/useText';
import { useTextsOf } from '../../hooks/useTextsOf';
import { Icon } from '../../ui/icons';
import type { IntentStart } from '../../ui/intent/useIntent';
import LoadedMenu from '../../ui/Menu/LoadedMenu';
import { appearanceIcons } from './AppearanceMenu';
import { appearanceIcon, appearanceName } from './appearanceChoices';
import { appearanceStrings } from './appearanceStrings';

/** The appearance menu, loaded on interaction with its button. */
export default function LoadedAppearanceMenu({ start }: { start: IntentStart }) {
  const text = useText();
  const nameOf = useTextsOf(appearanceStrings);
  const { preference, setPreference } = useAppearance();
  return (
    <LoadedMenu
      start={start}
      label={text('appearance')}
      trigger={appearanceIcons}
      choices={{
        value: preference,
        onChange: (value, event) => setPreference(value as AppearancePreference, event),
        options: APPEARANCE_PREFERENCES.map((value) => ({
          value,
          content: (
            <>
              <Icon name={appearanceIcon[value]} />
              {nameOf(appearanceName[value])}
            </>
          ),
        })),
      }}
    />
  );
}
