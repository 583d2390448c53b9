import { useChangeText } from './use-change-text';
import { useErrorText } from './use-error-text';

/** Why a change was refused: who changed the row first and when, if known, otherwise the API's message. */
export function useRefusalText(): (error: unknown) => string {
  const changeText = useChangeText();
  const errorText = useErrorText();
  return (error) => changeText(error) ?? errorText(error);
}
