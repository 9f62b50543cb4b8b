import { createRoot } from 'react-dom/client';
import { Streamdown } from 'streamdown';

createRoot(document.getElementById('root')).render(<Streamdown>{'Revenue **rose**.'}</Streamdown>);
